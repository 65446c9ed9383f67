import { cut, dropArguments, swap } from './edit.js'

/** The kit's components are functions without a context, a portal or an error boundary around them. */
export const withoutClasses = {
  'src/diff/index.js': [
    dropArguments('globalContext'),
    cut('\t\tlet oldCommitQueueLength', '\t\ttry {'),
    cut('\t\t\t\toldProps,\n\t\t\t\toldState', '\t\t\t\tnewProps = newVNode.props;'),
    cut('\t\t\tconst isClassComponent', '\t\t\t// Get component and set it'),
    cut('\t\t\t\tif (c._bits & COMPONENT_PENDING_ERROR) {', '\t\t\t} else {\n\t\t\t\t// Instantiate'),
    cut(
      '\t\t\t\tif (isClassComponent) {\n\t\t\t\t\t// @ts',
      '\t\t\tc._vnode = newVNode;',
      '\t\t\t\tnewVNode._component = c = new BaseComponent();\n\t\t\t}\n\n',
    ),
    cut('\t\t\t// Invoke pre-render', '\t\t\tc._parentDom'),
    cut(
      '\t\t\tc._bits &= ~COMPONENT_FORCE;',
      '\t\t\tconst renderResult',
      '\t\t\tc._bits &= ~COMPONENT_DIRTY;\n\t\t\toptions._render(newVNode);\n\t\t\ttmp = newType(newProps);\n\n',
    ),
    cut('\t\t\t// A vnode carrying', '\t\t\toldDom = diffChildren'),
    cut('\t\t\t// When we exit a portal', '\t\t\tif (c._renderCallbacks.length)'),
    cut('\t\t\t// Only clear when', '\t\t} catch (e) {'),
    cut('\t\t\t// We remove any componentDidMount', '\t\t\tnewVNode._original = NULL;'),
    cut('\t\t\tmarkAsForce(newVNode);', '\t\t}\n\t} else {', '\t\t\tthrow e;\n'),
    cut('\tcommitQueue.some(c => {\n\t\ttry {', '}\n\n/**\n * Diff two'),
    cut('\t\tif (r.componentWillUnmount)', '\t\tr._parentDom'),
    swap('r._parentDom = r._globalContext = NULL', 'r._parentDom = NULL'),
    swap(' && !vnode.props._parentDom', ''),
  ],
  'src/diff/children.js': [
    dropArguments('globalContext'),
    swap('\t\tif (parentVNode.props._parentDom) return oldDom;\n', ''),
  ],
  'src/component.js': [
    cut(
      'export function BaseComponent',
      '/**\n * Update',
      'export function BaseComponent() {\n\tthis._bits = COMPONENT_DIRTY;\n\tthis._renderCallbacks = [];\n\tthis.__hooks = [];\n}\n\n',
    ),
    cut(
      'BaseComponent.prototype.setState =',
      "/**\n * @param {import('./internal').VNode} vnode\n * @param {number | null}",
      'BaseComponent.prototype.setState = function () {\n\tif (this._vnode) enqueueRender(this);\n};\n\n',
    ),
    swap("typeof vnode.type == 'function' && !vnode.props._parentDom", "typeof vnode.type == 'function'"),
    swap('\t\t\tcomponent._globalContext,\n', ''),
    swap(' && !vnode.props._parentDom', ''),
  ],
  'src/render.js': [swap('\t\tEMPTY_OBJ,\n', '')],
}
