import { escapeXml } from '@ot/text'
import { product } from '../lib/product.ts'
import type { IndexedPage } from './indexed-pages.ts'

/** In the built pages, where the address of the installation will stand; its server knows it. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'

/** Made by `npm run pictures`, out of the product itself. */
const PICTURE = { file: '/share.jpg', width: 1200, height: 630 }

/** The title of a page and, where it may be found and shared, what it says of itself to search engines and messengers. */
export function pageHead(title: string, indexed: IndexedPage | null): string {
  const lines = [`<title>${escapeXml(title)}</title>`]
  if (indexed !== null) {
    const { canonical, description } = indexed
    const address = PUBLIC_URL_MARK + canonical
    lines.push(
      meta('name', 'description', description),
      `<link rel="canonical" href="${address}">`,
      meta('property', 'og:type', 'website'),
      meta('property', 'og:locale', 'ru_RU'),
      meta('property', 'og:site_name', product.name),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', address),
      meta('property', 'og:image', PUBLIC_URL_MARK + PICTURE.file),
      meta('property', 'og:image:width', String(PICTURE.width)),
      meta('property', 'og:image:height', String(PICTURE.height)),
      meta('property', 'og:image:alt', `${product.name} — ${product.slogan}`),
      meta('name', 'twitter:card', 'summary_large_image'),
    )
  }
  return lines.join('\n    ')
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeXml(content)}">`
}
