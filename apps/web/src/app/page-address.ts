import { addressKind, PAGES } from '@ot/domain'
import { connection, session } from '../lib/api.ts'
import { pendingInvitation } from '../lib/pending-invitation.ts'
import { canonicalAddress } from './canonical-address.ts'

/** The canonical form of an address for whoever uses the browser now. */
export function canonicalForVisitor(address: string): string {
  return canonicalAddress(address, session.isAuthorised())
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** Shows the canonical address in place of the one the page was opened at. */
export function canonicaliseAddress(): void {
  const target = canonicalForVisitor(currentAddress())
  if (target !== currentAddress()) window.history.replaceState(window.history.state, '', target)
}

/** Public pages and the application are separate documents: a beginning or ended session leads from one to the other. */
export function followSession(): void {
  session.subscribe(() => {
    const state = session.state()
    const kind = addressKind(window.location.pathname)
    if (state === false && kind === 'protected') window.location.replace(PAGES.login.path.toLowerCase())
    if (state === true && kind === 'guest') {
      window.location.replace(pendingInvitation() ?? PAGES.notifications.path)
    }
  })
  window.addEventListener('storage', (event) => {
    if (event.key === 'access_token' || event.key === null) session.storageChanged()
  })
  window.addEventListener('offline', () => void connection.doubt())
  // A page kept by the browser for going back may show what was true before signing in or out.
  window.addEventListener('pageshow', (event) => {
    const target = canonicalForVisitor(currentAddress())
    if (event.persisted && target !== currentAddress()) window.location.replace(target)
  })
}
