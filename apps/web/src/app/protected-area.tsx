import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../lib/query-client.ts'
import { AuthGate } from './auth-gate.tsx'
import { Shell } from './shell/shell.tsx'

export function ProtectedArea() {
  return (
    <AuthGate>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <Outlet />
        </Shell>
      </QueryClientProvider>
    </AuthGate>
  )
}
