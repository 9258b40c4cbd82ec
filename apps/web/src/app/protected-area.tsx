import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCompanyFollowing } from '../lib/company/use-company-following.ts'
import { useLiveUpdates } from '../lib/live/use-live-updates.ts'
import { queryClient } from '../lib/query-client.ts'
import { Outlet } from '../ui/routing/outlet.tsx'
import { AuthGate } from './auth-gate.tsx'
import { Shell } from './shell/shell.tsx'

export function ProtectedArea() {
  return (
    <ProtectedFrame>
      <Outlet />
    </ProtectedFrame>
  )
}

/** Around whatever is shown to somebody who is signed in. */
export function ProtectedFrame({ children }: { children: ReactNode }) {
  return (
    <AuthGate>
      <QueryClientProvider client={queryClient}>
        <LiveUpdates />
        <Shell>{children}</Shell>
      </QueryClientProvider>
    </AuthGate>
  )
}

function LiveUpdates() {
  useLiveUpdates()
  useCompanyFollowing()
  return null
}
