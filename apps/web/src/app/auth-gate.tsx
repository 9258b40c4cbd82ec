import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { connection, session } from '../lib/api.ts'
import { authErrorCode } from '../lib/session/auth-state.ts'
import { useAuthState } from '../lib/use-auth-state.ts'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import styles from './auth-gate.module.css'

/** Shows its children to those who are signed in, and to the rest what the state of the check is. */
export function AuthGate({ children }: { children: ReactNode }) {
  const state = useAuthState()
  const isReached = useIsReached()
  const wasShown = useRef(false)
  const code = authErrorCode(state)
  if (code !== null) return <AuthErrorScreen code={code} />
  if (state === true) wasShown.current = true
  // A refresh in the middle of work lays the spinner over the page: what is typed in a form stays. While the server is
  // away it may last, and what was loaded is read.
  if (state === true || (state === 'pending' && wasShown.current)) {
    return (
      <>
        {children}
        {state === 'pending' && isReached && (
          <div className={styles.cover}>
            <PageSpinner />
          </div>
        )}
      </>
    )
  }
  return state === 'pending' ? <PageSpinner /> : null
}

function AuthErrorScreen({ code }: { code: string }) {
  const isReached = useIsReached()
  const wasAway = useRef(false)
  // The tab was loaded anew while the server was away: it goes on by itself.
  useEffect(() => {
    if (!isReached) wasAway.current = true
    else if (wasAway.current) void session.checkAgain()
  }, [isReached])
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen code={code}>
        <Button onClick={() => void session.checkAgain()}>Повторить</Button>
        <Button kind="secondary" onClick={() => void session.signOut()}>
          Выйти
        </Button>
      </ErrorScreen>
    </main>
  )
}

function useIsReached(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.state) === 'ok'
}
