import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { breakpointsPlugin } from './build-steps/breakpoints-plugin.ts'
import { cataloguePlugin } from './build-steps/catalogue-plugin.ts'
import { askedAhead, CHUNKS } from './build-steps/chunks.ts'
import { fontPreloadPlugin } from './build-steps/font-preload-plugin.ts'
import { serviceWorkerPlugin } from './build-steps/service-worker-plugin.ts'
import { themePlugin } from './build-steps/theme-plugin.ts'

const SERVER = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    breakpointsPlugin(),
    fontPreloadPlugin(),
    themePlugin(),
    cataloguePlugin(),
    serviceWorkerPlugin(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    // Small files stay files: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: askedAhead },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: { proxy: { '/api': SERVER } },
  preview: { proxy: { '/api': SERVER } },
})
