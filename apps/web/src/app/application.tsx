import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startIdleLoads } from '../lib/idle-loads.ts'
import { createAppHistory } from './app-history.ts'
import { followLinks } from './follow-links.ts'
import { keepShellForOffline } from './offline/offline-shell.ts'
import { createAppRouter } from './router.ts'

export function startApplication(container: HTMLElement): void {
  const router = createAppRouter(createAppHistory())
  followLinks(router)
  startIdleLoads()
  keepShellForOffline()
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
