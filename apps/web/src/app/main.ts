import { addressKind } from '@ot/domain'
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import { watchPageLeaving } from '../lib/page-leaving.ts'
import { canonicaliseAddress, followSession } from './page-address.ts'

async function start(container: HTMLElement): Promise<void> {
  watchPageLeaving()
  canonicaliseAddress()
  followSession()
  const address = window.location.pathname
  const kind = addressKind(address)
  if (kind === 'guest' || kind === 'open') {
    const { showPublicPage } = await import('./show-public-page.tsx')
    await showPublicPage(container, address)
  } else {
    container.replaceChildren()
    const { startApplication } = await import('./application.tsx')
    startApplication(container)
  }
}

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
void start(container)
