export default {
  build: {
    outDir: 'page/dist',
    lib: { entry: 'page/main.js', formats: ['es'], fileName: 'main' },
  },
}
