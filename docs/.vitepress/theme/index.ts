import DefaultTheme from 'vitepress/theme'
import KitPlayground from './playground/KitPlayground.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }: { app: import('vue').App }) {
    app.component('KitPlayground', KitPlayground)
  },
}
