export { useScreen } from '../ui/index.js'
