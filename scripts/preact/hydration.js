import { cut, dropArguments, swap } from './edit.js'

/** Every place the kit draws into is new and empty, and no component of it suspends. */
export const withoutHydration = {
  'src/diff/index.js': [
    dropArguments('isHydrating', 'excessDomChildren', 'resumed'),
    cut('\t// If the previous diff bailed out', '\tif ((tmp = options._diff))'),
    cut('\t\t\t// Keep `_excess`', '\t\t\tif (c._renderCallbacks.length) {\n\t\t\t\tcommitQueue'),
    cut('\t\t\t// if hydrating', '\t\t\tif (!newVNode._children)', '\t\t\tnewVNode._dom = oldVNode._dom;\n'),
    swap('if (!(e && e.then)) ', ''),
    cut('\tif (excessDomChildren) {\n\t\tfor', '\tif (!dom) {'),
    cut('\t\t// we are creating a new node', '\t}\n\n\tif (!nodeType)'),
    swap(' && (!isHydrating || dom.data != newProps)', ''),
    cut('\t\t// If excessDomChildren was not null', '\t\tfor (i in oldProps) {'),
    swap("(!isHydrating || typeof value == 'function') &&", ''),
    cut('\t\t\t\t\t? excessDomChildren[0]', 'oldVNode._children && getDomSibling(oldVNode, 0),'),
    swap('\t\t\tif (excessDomChildren) excessDomChildren.some(removeNode);\n', ''),
    swap("if (!isHydrating || nodeType == 'textarea') ", ''),
    cut('\t// A component that suspended while hydrating', '\tif (!skipRemove) removeNode'),
  ],
  'src/diff/children.js': [
    dropArguments('isHydrating', 'excessDomChildren'),
    swap(' || oldVNode._flags & REF_DETACHED', ''),
    cut('\t\tlet next = oldDom;', '\t\t\t// Containers that', '\t\tif (dom != oldDom) {\n'),
    cut(
      '\twhile (\n\t\t(oldDom = oldDom &&',
      '\treturn oldDom;',
      '\toldDom = oldDom && oldDom.nextSibling;\n',
    ),
  ],
  'src/component.js': [
    swap('\t\t\toldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,\n', ''),
    swap('\t\t\toldVNode._flags & MODE_HYDRATE,\n', ''),
  ],
  'src/render.js': [
    cut('\t// @ts-expect-error\n\tlet isHydrating', '\t// To be able to support'),
    swap('isHydrating ? NULL : ', ''),
    cut('\t\toldVNode\n\t\t\t? NULL', '\t\tcommitQueue,'),
    swap('parentDom.firstChild', 'NULL'),
    dropArguments('isHydrating'),
  ],
}
