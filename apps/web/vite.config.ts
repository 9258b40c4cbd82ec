import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { breakpointsPlugin } from './build-steps/breakpoints-plugin.ts'
import { cataloguePlugin } from './build-steps/catalogue-plugin.ts'
import { fontPreloadPlugin } from './build-steps/font-preload-plugin.ts'
import { themePlugin } from './build-steps/theme-plugin.ts'

const SERVER = 'http://localhost:3000'

/** What the public pages share; nothing here may pull the application's libraries along. */
const PUBLIC_KIT =
  /src\/(?:lib\/(?:http|session|api|sizes|product|typeset|timing|page-leaving|document-title|use-copying|use-auth-state|library-address|breakpoints)|ui\/(?:button|icon-button|tooltip|spinner|visually-hidden|class-names|notice|tariff-text)\.|ui\/(?:tokens|fonts|base)\.css|features\/public-pages\/logo\.)|domain\/src\/(?:page\/(?:pages|page-at|page-address)|section\/sections)\.|packages\/text\/src\/(?:plural|first-letter|digits|folded|misprint|short-date)|Icon(?:Copy|FileText|Users|ArrowLeft|ArrowRight|ChevronDown)\.mjs/

/** Fields of the pages of entrance and of the application's forms: the first page has none. */
const FIELDS =
  /src\/(?:lib\/form\/(?:form-problems|scroll-to-invalid)|ui\/(?:field|text-field|password-field|checkbox|required-mark|form-error|use-early-input)\.)|Icon(?:Eye|EyeOff)\.mjs/

/** What nearly every page of the application needs: in one file, because each of thirty small ones brings its headers along. */
const DESK =
  /src\/(?:lib\/(?:company\/(?!use-inn|absences|cause-papers)|live\/|load|use-work|use-dialog-slot|use-sentinel|calendar-date|news-blink|moment-text|form\/(?!scroll-to-invalid|form-problems))|ui\/(?:form\/(?:form-dialog|form-frame|leave-guard)|company\/(?!employee|chosen|question|use-employee|inn|ready|declaration)|(?:loaded|dialog|confirm-dialog|use-notices|page-heading|sheet|skeleton|tab-(?:bar|strip)|text-control|text-area|badge|screen|not-found)\.)|app\/sections(?:-layouts)?\.|features\/(?:account\/api\/account\.|company-choice\/company-choice\.module|news\/news-time|start\/(?:step-pages|start-steps|show-start|use-start)))|Icon(?:Check|Search)\.mjs|domain\/src\/(?:access|notification|page|support)\/|packages\/text\/src\/(?!find-best|other-layout|wrong-letter)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), breakpointsPlugin(), fontPreloadPlugin(), themePlugin(), cataloguePlugin()],
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
            { name: 'fields', test: FIELDS, priority: 1 },
            { name: 'router', test: /node_modules\/@tanstack\// },
            { name: 'desk', test: DESK },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER } },
  preview: { proxy: { '/api': SERVER } },
})
