// Preact publishes itself with its internal properties cut to three letters; from its source they come whole, and each
// costs every visitor a little. An underscore keeps them apart from what the DOM calls its own.
export const preactNames = {
  _args: '_a',
  _bits: '_b',
  _children: '_k',
  _cleanup: '_u',
  _commit: '_m',
  _component: '_c',
  _depth: '_n',
  _dom: '_e',
  _flags: '_f',
  _index: '_i',
  _listeners: '_l',
  _original: '_o',
  _parent: '_p',
  _parentDom: '_P',
  _render: '_r',
  _renderCallbacks: '_h',
  _value: '_v',
  _vnode: '_w',
}
