// Preact publishes itself with its internal properties cut to three letters; from its source they come whole, and each
// costs every visitor a little. An underscore keeps them apart from what the DOM calls its own; the letters compress best.
export const preactNames = {
  _args: '_T',
  _bits: '_j',
  _children: '_i',
  _cleanup: '_A',
  _commit: '_D',
  _component: '_t',
  _depth: '_N',
  _dom: '_p',
  _flags: '_P',
  _index: '_X',
  _listeners: '_k',
  _original: '_o',
  _parent: '_g',
  _parentDom: '_b',
  _render: '_r',
  _renderCallbacks: '_d',
  _value: '_n',
  _vnode: '_R',
}
