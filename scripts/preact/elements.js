import { cut, swap } from './edit.js'

/**
 * The kit's elements are plain HTML and SVG of the page's own document. A ref is an object, and on an element; a style is
 * custom properties, always the same ones or none; a field keeps what is typed into it; what is false is an `aria-` attribute.
 */
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
    cut("\t\t\t} else if (i == 'dangerouslySetInnerHTML') {\n\t\t\t\tnewHtml", '\t\t\t} else if (\n'),
    cut("\t\t// If the new vnode didn't have", '\t\t\tdiffChildren(\n', '\t\t{\n'),
    cut("\t\t\ti = 'value';", '\t\t}\n\t}\n\n\treturn dom;'),
    cut('\ttry {\n\t\tif (typeof ref', '}\n\n/**\n * Unmount', '\tref.current = value;\n'),
    swap('applyRef(ref, value, vnode, owner)', 'applyRef(ref, value)'),
    swap('refQueue[i++], refQueue[i++], refQueue[i++]', 'refQueue[i++], refQueue[i++]'),
    swap('applyRef(r, NULL, parentVNode, vnode)', 'applyRef(r, NULL)'),
    swap(
      'export function unmount(vnode, parentVNode, skipRemove) {\n\tlet r, end, nodes;',
      'export function unmount(vnode, skipRemove) {\n\tlet r;',
    ),
    swap('\t\t\t\t\tparentVNode,\n', ''),
  ],
  'src/diff/children.js': [
    swap('\t\t\t\t\tchildVNode._component || newDom,\n\t\t\t\t\tchildVNode\n', '\t\t\t\t\tnewDom\n'),
    swap('applyRef(oldVNode.ref, NULL, childVNode, oldVNode)', 'applyRef(oldVNode.ref, NULL)'),
    swap('unmount(oldVNode, oldVNode)', 'unmount(oldVNode)'),
    swap(" ||\n\t\t\ttypeof childVNode == 'function'", ''),
    swap(' ||\n\t\t\tchildVNode.constructor === String', ''),
  ],
  'src/create-element.js': [swap("i == 'ref' && typeof type != 'function'", "i == 'ref'")],
  'src/diff/props.js': [
    cut('function setStyle', 'const CAPTURE_REGEX'),
    cut(
      "\t\tif (typeof value == 'string') {\n\t\t\tdom.style",
      '\t}\n\t// Benchmark',
      "\t\tfor (name in value || oldValue) dom.style.setProperty(name, value ? value[name] : '');\n",
    ),
    cut('\t\t\t// Normalize incorrect prop', '\t\t} else if (\n'),
    cut("\t\t\tname != 'width' &&", '\t\t\tname in dom\n', '\t\t\tvalue != NULL &&\n'),
    swap("value == NULL ? '' : value", 'value'),
    swap(" && (value !== false || name[4] == '-')", ''),
    swap(
      "\t\t// Never serialize functions as attribute values.\n\t\tif (typeof value == 'function') return;\n",
      '',
    ),
    swap("name == 'popover' && value == true ? '' : value", 'value'),
  ],
}
