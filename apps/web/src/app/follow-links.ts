import { addressKind } from '@ot/domain'
import { isPlainClick } from '../lib/routing/plain-click.ts'
import type { Router } from '../lib/routing/router.ts'
import { canonicalForVisitor } from './page-address.ts'

/** Plain links in texts lead inside the application without loading it anew, by the same rules as its own. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const place = placeOnPage(event)
    if (place !== null) {
      event.preventDefault()
      place.focus()
      return
    }
    const address = addressToFollow(event)
    if (address === null) return
    event.preventDefault()
    void router.open(address)
  })
}

/** «К содержанию»: the focus moves, the address stays the page's own. */
function placeOnPage(event: MouseEvent): HTMLElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = event.defaultPrevented ? null : link?.getAttribute('href')
  return href?.startsWith('#') === true ? document.getElementById(href.slice(1)) : null
}

function addressToFollow(event: MouseEvent): string | null {
  if (!isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin) return null
  return addressKind(canonicalForVisitor(link.pathname)) === 'protected'
    ? link.pathname + link.search + link.hash
    : null
}
