import { cut, swap } from './edit.js'

/**
 * The kit's handlers are there from an element's first drawing on, for events with small names that go up: none is
 * attached while an event is under way that it should not hear.
 */
export const withoutEventClock = {
  'src/diff/props.js': [
    swap("import options from '../options';\n", ''),
    cut('// Per-instance unique key', '/**\n * Set a property'),
    swap('\tlet useCapture;\n\n', ''),
    cut(
      "\t\tif (typeof value != 'function') value = NULL;",
      '\t} else {\n\t\tif (namespace',
      '\t\tname = name.slice(2).toLowerCase();\n\t\t(dom._listeners || (dom._listeners = {}))[name] = value;\n\t\tif (!oldValue) dom.addEventListener(name, eventProxy);\n',
    ),
    cut(
      '/**\n * Create an event proxy',
      'const eventProxies = {};',
      'function eventProxy(e) {\n\tconst handler = this._listeners[e.type];\n\tif (handler) handler(e);\n}\n\n',
    ),
    swap('const eventProxies = {};\n', ''),
  ],
}
