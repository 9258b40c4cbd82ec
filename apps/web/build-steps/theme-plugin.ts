import type { Plugin } from 'vite'
import { applyTheme } from '../src/lib/theme/apply-theme.ts'
import { THEME_KEY } from '../src/lib/theme/theme-key.ts'

const NAME = 'theme.js'
const BUILT = /\/theme-[^/]+\.js$/

/** A choice made in another tab is heard of through the storage. */
const SCRIPT = `{const a=${String(applyTheme).replaceAll(/\s+/g, ' ')};a('${THEME_KEY}');addEventListener('storage',e=>e.key==='${THEME_KEY}'&&a(e.key))}
`

/** The chosen theme holds before the first paint: a small script that the page waits for, a file, as its policy demands. */
export function themePlugin(): Plugin {
  return {
    name: 'otdel-theme',
    apply: (config) => config.build?.ssr === undefined,
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'asset', name: NAME, source: SCRIPT })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => BUILT.test(name))
        return file === undefined
          ? [{ tag: 'script', children: SCRIPT, injectTo: 'head' }]
          : [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head' }]
      },
    },
  }
}
