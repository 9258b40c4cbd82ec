import { renderToString } from 'react-dom/server'
import { PublicPage } from './app/public-page.tsx'
import { PUBLIC_PAGES, type PublicPageEntry } from './app/public-pages.ts'
import { documentTitle } from './lib/document-title.ts'
import { paths } from './lib/paths.ts'

/** The script that shows a public page, beside the page's own module. */
export const PUBLIC_ENTRY = 'src/app/show-public-page.tsx'

export interface PrerenderedPage {
  path: string
  title: string
  module: string
  html: string
}

/** All public pages as a visitor sees them, but the one that is made of the token in its address. */
export async function renderPublicPages(): Promise<PrerenderedPage[]> {
  const pages = Object.entries(PUBLIC_PAGES).filter(([path]) => path !== paths.passwordReset)
  return Promise.all(pages.map(([path, page]) => renderPage(path, page)))
}

async function renderPage(path: string, page: PublicPageEntry): Promise<PrerenderedPage> {
  const html = renderToString(<PublicPage content={await page.load()} />)
  return { path, title: documentTitle(page.title), module: page.module, html }
}
