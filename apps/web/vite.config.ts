import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { breakpointsPlugin } from './build-steps/breakpoints-plugin.ts'
import { fontPreloadPlugin } from './build-steps/font-preload-plugin.ts'

const SERVER = 'http://localhost:3000'

/** What the public pages share; nothing here may pull the application's libraries along. */
const PUBLIC_KIT =
  /src\/(?:lib\/(?:http|session|api|paths|product|typeset|timing|page-leaving|document-title)|ui\/(?:button|icon-button|tooltip|spinner|visually-hidden|class-names|field|text-field|password-field|checkbox|required-mark|form-error|notice|use-early-input)\.)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), breakpointsPlugin(), fontPreloadPlugin()],
  build: {
    outDir: 'dist',
    manifest: true,
    // Small files stay files: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few files that every page needs instead of thirty small ones; React apart, because it changes seldom.
        advancedChunks: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: 'kit', test: PUBLIC_KIT, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER } },
  preview: { proxy: { '/api': SERVER } },
})
