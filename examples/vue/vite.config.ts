import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// Otherwise, Vue looks for a component with this name.
const isCustomElement = (tag: string) => tag === 'aptos-wallet-button'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
})
