import type { Plugin } from 'vite'

const FIRST_SCREEN_FONT = /inter-(?:cyrillic|latin)-wght-normal-[^/]+\.woff2$/

/** Russian text with figures needs both subsets on the first screen, so they start to load with the page. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'otdel-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_SCREEN_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
