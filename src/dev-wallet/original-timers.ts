/** The original function, because fake timers of a test would stop the dialogs and the responses of the stub. */
export const { setTimeout } = globalThis
