import { cut, swap } from './edit.js'

/**
 * What has changed places is put where it belongs as React does it: one that stood before its predecessor moves. The
 * least number of moves, which Preact looks for, matters to long lists that are sorted again and again.
 */
export const withoutFewestMoves = {
  'src/diff/children.js': [
    cut('\t/** Whether any matched child', '\t// Hoisted: every', '\tlet last = 0;\n\n'),
    cut(
      '\t\t\t// Keep LIS eligibility',
      '\t\t\t// Center the next',
      '\t\t\tif (matchingIndex < last) childVNode._flags |= INSERT_VNODE;\n\t\t\telse last = matchingIndex;\n\n',
    ),
    swap('\n\t\t\t\tmoved = 1;\n', ''),
    cut('\tif (moved) {', '\t// Remove remaining oldChildren'),
    swap('~(INSERT_VNODE | LIS_CANDIDATE)', '~INSERT_VNODE'),
  ],
}
