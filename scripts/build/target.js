/** The oldest browsers with all required features: `<dialog>`, constructable stylesheets, CSS nesting, `light-dark()`. */
export const target = ['chrome123', 'firefox120', 'safari17.5']
