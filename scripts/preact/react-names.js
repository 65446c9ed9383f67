import { cut } from './edit.js'

/** The kit's markup says what the browser says: no `className`, no `onChange` for `oninput`, no class to patch. */
export const withoutReactNames = {
  'compat/src/render.js': [
    cut('// Some libraries like `react-virtualized`', '/**\n * Proxy render()'),
    cut('let oldEventHook = options.event;', 'const classNameDescriptorNonEnumberable'),
    cut('let oldVNodeHook = options.vnode;', '// Only needed for react-relay'),
  ],
}
