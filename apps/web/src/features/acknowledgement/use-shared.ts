import type { SharedDispatch } from '@ot/contract'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/http/api-error.ts'

interface State {
  shared: SharedDispatch | null
  error: ApiError | null
}

const NOTHING_YET: State = { shared: null, error: null }

/** What the link opens. This page stands outside the application and has no library of queries. */
export function useShared(token: string) {
  const [state, setState] = useState(NOTHING_YET)
  const [attempt, setAttempt] = useState({ token })

  useEffect(() => {
    const leaving = new AbortController()
    const input = { params: { token: attempt.token } }
    call('GET /api/acknowledge/:token', input, { signal: leaving.signal }).then(
      (shared) => setState({ shared, error: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState({ shared: null, error })
      },
    )
    return () => leaving.abort()
  }, [attempt])

  return {
    ...state,
    retry() {
      setState(NOTHING_YET)
      setAttempt({ token })
    },
    async acknowledge(name: string): Promise<void> {
      const body = { name, agreed: true as const }
      setState({
        shared: await call('POST /api/acknowledge/:token', { params: { token }, body }),
        error: null,
      })
    },
  }
}
