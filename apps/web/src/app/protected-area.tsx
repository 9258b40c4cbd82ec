import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useCompanyFollowing } from '../lib/company/use-company-following.ts'
import { useLiveUpdates } from '../lib/live/use-live-updates.ts'
import { queryClient } from '../lib/query-client.ts'
import { AuthGate } from './auth-gate.tsx'
import { Shell } from './shell/shell.tsx'

export function ProtectedArea() {
  return (
    <AuthGate>
      <QueryClientProvider client={queryClient}>
        <LiveUpdates />
        <Shell>
          <Outlet />
        </Shell>
      </QueryClientProvider>
    </AuthGate>
  )
}

function LiveUpdates() {
  useLiveUpdates()
  useCompanyFollowing()
  return null
}
