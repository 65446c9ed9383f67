/** What `create` can make. */
export const templates = ['html', 'vite-react-ts', 'module'] as const

export type Template = (typeof templates)[number]

/**
 * Files of a template, by their path in what is made; each comes from the template's own folder, or from `template/` where it
 * is one that several share.
 */
export const templateFiles: Readonly<Record<Template, Readonly<Record<string, string>>>> = {
  html: {
    'index.html': 'template/index.html',
    'main.js': 'template/main.js',
    'style.css': 'template/style.css',
    'README.md': 'template/README.md',
  },
  module: {
    'index.html': 'template/module/index.html',
    'main.js': 'template/module/main.js',
    'settings.js': 'template/module/settings.js',
    'style.css': 'template/style.css',
    'README.md': 'template/module/README.md',
  },
  'vite-react-ts': {
    'index.html': 'template/vite-react-ts/index.html',
    'package.json': 'template/vite-react-ts/package.json',
    'tsconfig.json': 'template/vite-react-ts/tsconfig.json',
    'vite.config.ts': 'template/vite-react-ts/vite.config.ts',
    'src/main.tsx': 'template/vite-react-ts/src/main.tsx',
    'src/App.tsx': 'template/vite-react-ts/src/App.tsx',
    'src/settings.ts': 'template/vite-react-ts/src/settings.ts',
    'src/use-calls.ts': 'template/vite-react-ts/src/use-calls.ts',
    'src/style.css': 'template/style.css',
    'README.md': 'template/vite-react-ts/README.md',
    // npm leaves files of the real name out of packages.
    '.gitignore': 'template/vite-react-ts/_gitignore',
  },
}
