import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { LetterLayout } from '../features/public-pages/letter-layout.tsx'
import { PublicLayout } from '../features/public-pages/public-layout.tsx'
import { useAuthState } from '../lib/use-auth-state.ts'

interface PublicPageProps {
  content: ComponentType
  isLetter?: boolean
}

/** The same tree when it is prerendered and when it comes alive. */
export function PublicPage({ content: Content, isLetter = false }: PublicPageProps) {
  const Frame = isLetter ? LetterLayout : PublicFrame
  return (
    <StrictMode>
      <Frame>
        <Content />
      </Frame>
    </StrictMode>
  )
}

/** A token that has not been checked counts as signed in: these pages ask the server nothing. */
function PublicFrame({ children }: { children: ReactNode }) {
  const state = useAuthState()
  return <PublicLayout isSignedIn={state !== false}>{children}</PublicLayout>
}
