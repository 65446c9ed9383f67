import { cut, swap } from './edit.js'

/** The kit's elements are plain HTML and SVG of the page's own document, their handlers bubble, their refs are objects. */
export const withoutRareElements = {
  'src/diff/index.js': [
    swap("\telse if (nodeType == 'math') namespace = MATH_NAMESPACE;\n", ''),
    swap('\t\tconst doc = parentDom.ownerDocument || document;\n', ''),
    swap('doc.createTextNode', 'document.createTextNode'),
    cut(
      '\t\tdom = doc.createElementNS(',
      '\t}\n\n\tif (!nodeType)',
      '\t\tdom = document.createElementNS(namespace, nodeType);\n',
    ),
    cut('\t\t// A <template> holds', '\t\tfor (i in oldProps) {', '\t\tparentDom = dom;\n'),
    cut(
      "\t\t\tif (i == 'dangerouslySetInnerHTML') {\n\t\t\t\toldHtml",
      "\t\t\t\ti != 'children' &&",
      '\t\t\tif (\n',
    ),
    swap(
      " &&\n\t\t\t\t!(i == 'value' && 'defaultValue' in newProps) &&\n\t\t\t\t!(i == 'checked' && 'defaultChecked' in newProps)",
      '',
    ),
    cut(
      "\t\t\t} else if (i == 'dangerouslySetInnerHTML') {\n\t\t\t\tnewHtml",
      "\t\t\t} else if (i == 'value')",
    ),
    cut("\t\t\t} else if (i == 'checked')", '\t\t\t} else if (\n'),
    cut("\t\t// If the new vnode didn't have", '\t\t\tdiffChildren(\n', '\t\t{\n'),
    cut("\t\t\tif (nodeType == 'progress'", '\t\t\t\tinputValue != UNDEFINED', '\t\t\tif (\n'),
    cut(
      '\t\t\t\t// #2756 For the <progress>',
      '\t\t\t) {\n\t\t\t\tsetProperty(dom, i, inputValue',
      '\t\t\t\tinputValue !== dom[i]\n',
    ),
    cut("\t\t\ti = 'checked';", '\t\t}\n\t}\n\n\treturn dom;'),
    cut('\ttry {\n\t\tif (typeof ref', '}\n\n/**\n * Unmount', '\tref.current = value;\n'),
  ],
  'src/diff/children.js': [swap('childVNode._component || newDom', 'newDom')],
  'src/diff/props.js': [
    cut("\t\tif (typeof value == 'string') {\n\t\t\tdom.style", '\t\t\tif (oldValue) {', '\t\t{\n'),
    swap(
      "\t\tif (typeof value != 'function') value = NULL;\n\t\tif (typeof oldValue != 'function') oldValue = NULL;\n",
      '',
    ),
    swap("\t\t\tuseCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));\n", ''),
    cut('\t\t\t// Normalize incorrect prop', '\t\t} else if (\n'),
    swap("name == 'popover' && value == true ? '' : value", 'value'),
  ],
}
