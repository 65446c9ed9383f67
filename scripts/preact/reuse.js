import { cut, swap } from './edit.js'

/** Each drawing of the kit makes its elements anew, and none is handed to two places. */
export const withoutReuse = {
  'src/create-element.js': [
    swap(
      'return createVNode(type, normalizedProps, key, ref, NULL);',
      'return createVNode(type, normalizedProps, key, ref);',
    ),
    swap('createVNode(type, props, key, ref, original) {', 'createVNode(type, props, key, ref) {'),
    swap('original || ++vnodeId', '1'),
  ],
  'src/diff/children.js': [
    cut(
      '\t\t} else if (childVNode.constructor === VNODE_MARKER',
      '\t\t} else {\n\t\t\tnewChildren[i] = childVNode',
    ),
    cut('\t\t\t\t\t// If we enter this code path', '\t\t\t\t\toldDom = insert('),
  ],
  'src/diff/index.js': [swap('outer: ', '')],
  'src/component.js': [
    swap('\t\tnewVNode._original = oldVNode._original + 1;\n', ''),
    swap('\t\tnewVNode._original = oldVNode._original;\n', ''),
  ],
}
