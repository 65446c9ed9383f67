/**
 * The pages in reading order. One has its text in a Markdown file of the project (`leave` names the parts of it that
 * are of no use on the site), or is `made` by a part of the builder.
 *
 * @typedef {{ slug: string, title: string, about: string, source?: string, leave?: readonly string[], made?: 'reference' | 'playground' }} Page
 */

/** @type {readonly { title: string, pages: readonly Page[] }[]} */
export const groups = [
  {
    title: 'Begin',
    pages: [
      {
        slug: 'index',
        title: 'Start',
        about: 'One script tag gives any page on the web Aptos wallets.',
        source: 'README.md',
        leave: ['Work on it'],
      },
      {
        slug: 'playground',
        title: 'Playground',
        about: 'The kit itself, with a wallet that misbehaves when told to: choose, look, and copy the tag.',
        made: 'playground',
      },
    ],
  },
  {
    title: 'Use it',
    pages: [
      {
        slug: 'script-tag',
        title: 'Script tag and element',
        about: 'How to put the kit on a page: the tag, the button, the hash and the policy.',
        source: 'docs/script-tag.md',
      },
      {
        slug: 'api',
        title: 'The adapter',
        about: 'Every member of window.AptosWalletKit.',
        source: 'docs/api.md',
      },
      {
        slug: 'react',
        title: 'React',
        about: 'The provider, the hook and the button.',
        source: 'docs/react.md',
      },
      {
        slug: 'theming',
        title: 'Theming',
        about: 'Every variable and every part.',
        source: 'docs/theming.md',
      },
      {
        slug: 'languages',
        title: 'Languages',
        about: 'The languages there are, and how to add one.',
        source: 'docs/languages.md',
      },
      {
        slug: 'engines',
        title: 'Engines and CMSs',
        about: 'Unity, Godot, Phaser, WordPress.',
        source: 'docs/engines.md',
      },
    ],
  },
  {
    title: 'Tools',
    pages: [
      {
        slug: 'cli',
        title: 'Command line',
        about: 'create, serve, embed, update and wallets.',
        source: 'docs/cli.md',
      },
      {
        slug: 'dev-wallet',
        title: 'Development wallet',
        about: 'A wallet that fails when you ask it to.',
        source: 'docs/dev-wallet.md',
      },
    ],
  },
  {
    title: 'Know it',
    pages: [
      {
        slug: 'reference',
        title: 'Types',
        about: 'Every exported type, from the declarations.',
        made: 'reference',
      },
      {
        slug: 'reliability',
        title: 'Reliability',
        about: 'What happens when wallets do not behave.',
        source: 'docs/reliability.md',
      },
      {
        slug: 'performance',
        title: 'Performance',
        about: 'What the kit costs a page, measured.',
        source: 'docs/performance.md',
      },
      {
        slug: 'security',
        title: 'Security',
        about: 'What is defended, and how to report a vulnerability.',
        source: 'SECURITY.md',
      },
      {
        slug: 'architecture',
        title: 'Architecture',
        about: 'Why things are as they are.',
        source: 'ARCHITECTURE.md',
      },
      {
        slug: 'contributing',
        title: 'Contributing',
        about: 'The map of the project.',
        source: 'CONTRIBUTING.md',
      },
      {
        slug: 'changelog',
        title: 'Changes',
        about: 'What changed, version by version.',
        source: 'CHANGELOG.md',
      },
    ],
  },
]

/** A Markdown text without the parts under these headings. @param {string} markdown @param {readonly string[]} headings */
export const without = (markdown, headings) =>
  markdown
    .split(/^(?=## )/m)
    .filter((part) => !headings.some((heading) => part.startsWith(`## ${heading}\n`)))
    .join('')
