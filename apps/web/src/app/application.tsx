import { createBrowserHistory } from '@tanstack/history'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startIdleLoads } from '../lib/idle-loads.ts'
import { RouterView } from '../ui/routing/router-view.tsx'
import { followLinks } from './follow-links.ts'
import { keepShellForOffline } from './offline/offline-shell.ts'
import { createAppRouter } from './router.ts'

export function startApplication(container: HTMLElement): void {
  const router = createAppRouter(createBrowserHistory())
  void router.begin()
  followLinks(router)
  startIdleLoads()
  keepShellForOffline()
  createRoot(container).render(
    <StrictMode>
      <RouterView router={router} />
    </StrictMode>,
  )
}
