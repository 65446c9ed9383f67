import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { escapeHtml } from './html.js'

const languages = { bash, csharp, css, javascript, json, php, python, typescript, xml }
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)
// GDScript reads like Python; a component file of Vue or Svelte like HTML.
hljs.registerAliases(['gdscript', 'gd'], { languageName: 'python' })
hljs.registerAliases(['vue', 'svelte'], { languageName: 'xml' })

/**
 * Code as HTML, its tokens in `<span class="hljs-…">`; plain text for a language that is not known.
 *
 * @param {string} code
 * @param {string | undefined} language
 */
export const highlight = (code, language) =>
  language && hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escapeHtml(code)
