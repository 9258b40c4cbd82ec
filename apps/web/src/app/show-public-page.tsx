import { createRoot, hydrateRoot } from 'react-dom/client'
import { documentTitle } from '../lib/document-title.ts'
import { PublicPage } from './public-page.tsx'
import { publicPageAt } from './public-pages.ts'

/** Brings the prerendered page to life; where another one came (after a redirect), makes the page anew. */
export async function showPublicPage(container: HTMLElement, address: string): Promise<void> {
  const page = publicPageAt(address)
  if (page === null) throw new Error(`No public page at ${address}`)
  const tree = <PublicPage content={await page.load()} isLetter={page.isLetter} />
  if (container.dataset.page === address.toLowerCase()) {
    hydrateRoot(container, tree)
  } else {
    document.title = documentTitle(page.title)
    createRoot(container).render(tree)
  }
}
