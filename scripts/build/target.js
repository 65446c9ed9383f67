/** Everything we rely on (dialog, constructable stylesheets, nesting, light-dark()) is in these and newer. */
export const target = ['chrome123', 'firefox120', 'safari17.5']
