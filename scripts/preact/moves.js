import { cut, swap } from './edit.js'

/**
 * What has changed places is put where it belongs from the end on: what stood after its successor moves. So a row that
 * comes to the front, as a preferred wallet does, is the only one that moves, and the others keep the focus in browsers
 * that take it from what is moved. Preact looks for the fewest moves there are, whatever has happened.
 */
export const withoutFewestMoves = {
  'src/diff/children.js': [
    cut('\t/** Whether any matched child', '\t// Hoisted: every'),
    cut('\t\t\t// Keep LIS eligibility', '\t\t\t// Center the next'),
    swap('\n\t\t\t\tmoved = 1;\n', ''),
    cut(
      '\tif (moved) {',
      '\t// Remove remaining oldChildren',
      `\tskew = oldChildrenLength;
	while (i--) {
		childVNode = newChildren[i];
		if (childVNode && ~childVNode._index) {
			if (childVNode._index > skew) childVNode._flags |= INSERT_VNODE;
			else skew = childVNode._index;
		}
	}

`,
    ),
    swap('~(INSERT_VNODE | LIS_CANDIDATE)', '~INSERT_VNODE'),
  ],
}
