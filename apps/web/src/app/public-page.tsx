import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { LetterLayout } from '../features/public-pages/letter-layout.tsx'
import { PublicLayout } from '../features/public-pages/public-layout.tsx'
import { useAuthState } from '../lib/use-auth-state.ts'

interface PublicPageProps {
  content: ComponentType
  frame?: 'letter' | undefined
}

/** The same tree when it is prerendered and when it comes alive. */
export function PublicPage({ content: Content, frame }: PublicPageProps) {
  const Frame = frame === 'letter' ? LetterLayout : PublicFrame
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
