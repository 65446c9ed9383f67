import { cut, swap } from './edit.js'

/**
 * The kit's hooks are `useState`, `useLayoutEffect` and `useRef`. A state is set to a value and never by a function,
 * effects run before the paint and never throw, errors of components are thrown, and nothing listens in between.
 */
export const withoutPassiveEffects = {
  'hooks/src/index.js': [
    cut(
      'let oldBeforeDiff = options._diff;',
      "/**\n * @template {unknown} S\n * @param {import('./index').Dispatch<import('./index').StateUpdater<S>>} [initialState]",
      `options._render = vnode => {
	currentComponent = vnode._component;
	currentIndex = 0;
};

options._commit = (vnode, commitQueue) => {
	commitQueue.some(component => {
		const callbacks = component._renderCallbacks;
		component._renderCallbacks = [];
		callbacks.some(invokeCleanup);
		callbacks.some(invokeEffect);
	});
};

options.unmount = vnode => {
	if (vnode._component) vnode._component.__hooks.some(invokeCleanup);
};

function getHookState(index) {
	const hooks = currentComponent.__hooks;
	if (index >= hooks.length) hooks.push({});
	return hooks[index];
}

`,
    ),
    swap(
      '\tcurrentHook = 1;\n\treturn useReducer(invokeOrReturn, initialState);\n',
      `\tconst hookState = getHookState(currentIndex++);
	if (!hookState._value) {
		const component = currentComponent;
		hookState._value = [
			initialState,
			next => {
				if (!ObjectIs(hookState._value[0], next)) {
					hookState._value = [next, hookState._value[1]];
					component.setState();
				}
			}
		];
	}
	return hookState._value;
`,
    ),
    cut('\tcurrentHook = 5;\n', '}\n\n/**', '\treturn useState({ current: initialValue })[0];\n'),
    cut(
      '\tconst state = getHookState(currentIndex++, 4);',
      '}\n\n/** @type {(initialValue: unknown)',
      '\tconst state = getHookState(currentIndex++);\n\tif (argsChanged(state._args, args)) {\n\t\tstate._value = callback;\n\t\tstate._args = args;\n\t\tcurrentComponent._renderCallbacks.push(state);\n\t}\n',
    ),
    cut(
      '\tconst comp = currentComponent;\n\tlet cleanup',
      '\tif (typeof cleanup',
      '\tlet cleanup = hook._cleanup;\n',
    ),
    swap('\t}\n\n\tcurrentComponent = comp;\n', '\t}\n'),
    cut(
      '\tconst comp = currentComponent;\n\thook._cleanup',
      '}\n\n/**',
      '\thook._cleanup = hook._value();\n',
    ),
  ],
  'src/diff/index.js': [
    swap('\tif ((tmp = options._diff)) tmp(newVNode);\n', ''),
    swap('\tif ((tmp = options.diffed)) tmp(newVNode);\n', ''),
    swap('if (options._commit) ', ''),
    swap('if (options.unmount) ', ''),
  ],
  'src/component.js': [
    swap('\t\tif (options.vnode) options.vnode(newVNode);\n', ''),
    swap(' ||\n\t\tprevDebounce != options.debounceRendering', ''),
    swap(
      '\t\tprevDebounce = options.debounceRendering;\n\t\t(prevDebounce || queueMicrotask)',
      '\t\tqueueMicrotask',
    ),
    swap('(prevDebounce || queueMicrotask)', 'queueMicrotask'),
  ],
  'src/render.js': [swap('\tif (options._root) options._root(vnode, parentDom);\n', '')],
  'src/create-element.js': [swap('\tif (!original && options.vnode) options.vnode(vnode);\n', '')],
  'src/options.js': [swap('\t_catchError\n', '')],
}
