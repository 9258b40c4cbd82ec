import { type ComponentType, StrictMode } from 'react'
import { PublicLayout } from '../features/public-pages/public-layout.tsx'
import { useAuthState } from '../lib/session/use-auth-state.ts'

/** The same tree when it is prerendered and when it comes alive. */
export function PublicPage({ content: Content }: { content: ComponentType }) {
  return (
    <StrictMode>
      <PublicFrame>
        <Content />
      </PublicFrame>
    </StrictMode>
  )
}

/** A token that has not been checked counts as signed in: these pages ask the server nothing. */
function PublicFrame({ children }: { children: React.ReactNode }) {
  const state = useAuthState()
  return <PublicLayout isSignedIn={state !== false}>{children}</PublicLayout>
}
