import TwoslashFloatingVue from '@shikijs/vitepress-twoslash/client'
import '@shikijs/vitepress-twoslash/style.css'
import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
import HomeDemo from './HomeDemo.vue'
import MermaidDiagram from './MermaidDiagram.vue'
import KitPlayground from './playground/KitPlayground.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  // Shows the kit next to the title of the home page.
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(HomeDemo) }),
  enhanceApp({ app }: { app: import('vue').App }) {
    app.use(TwoslashFloatingVue)
    app.component('MermaidDiagram', MermaidDiagram)
    app.component('KitPlayground', KitPlayground)
  },
}
