import { PAGES } from '@ot/domain'
import { renderToString } from 'react-dom/server'
import { INDEXED_PAGES } from './app/indexed-pages.ts'
import { pageHead } from './app/page-head.ts'
import { PublicPage } from './app/public-page.tsx'
import { PUBLIC_PAGES, type PublicPageEntry } from './app/public-pages.ts'
import { documentTitle } from './lib/document-title.ts'

/** The script that shows a public page, beside the page's own module. */
export const PUBLIC_ENTRY = 'src/app/show-public-page.tsx'

export interface PrerenderedPage {
  path: string
  module: string
  /** The address search engines are to remember; null: the page is not for them. */
  canonical: string | null
  /** The title and what follows from it. */
  head: string
  html: string
}

/** Made of the token in their address. */
const OF_TOKENS: readonly string[] = [PAGES.passwordReset.path, PAGES.emailConfirm.path]

/** All public pages as a visitor sees them, but those that their address makes. */
export async function renderPublicPages(): Promise<PrerenderedPage[]> {
  const pages = Object.entries(PUBLIC_PAGES).filter(([path]) => !OF_TOKENS.includes(path))
  return Promise.all(pages.map(([path, page]) => renderPage(path, page)))
}

async function renderPage(path: string, page: PublicPageEntry): Promise<PrerenderedPage> {
  const html = renderToString(<PublicPage content={await page.load()} />)
  const indexed = INDEXED_PAGES[path] ?? null
  return {
    path,
    module: page.module,
    canonical: indexed?.canonical ?? null,
    head: pageHead(documentTitle(page.title), indexed),
    html,
  }
}
