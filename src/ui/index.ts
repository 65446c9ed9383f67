export { createModalMounter, mountButton, unmountButton } from './dom/mount.js'
export { createKitWithModals, type KitWithModals } from './modal/kit-with-modals.js'
export { createPublicApi } from './public-api.js'
export type * from './types.js'
