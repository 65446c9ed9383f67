/** Returns whether two objects have the same fields with the same values, compared with `===`. */
export const haveSameFields = (a: object | undefined, b: object): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a?.[key as never] === b[key as never])
