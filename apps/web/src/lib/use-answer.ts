import { useEffect, useRef, useState } from 'react'
import { ApiError } from './http/api-error.ts'

interface State<T> {
  answer: T | null
  error: ApiError | null
}

/** One answer for a page outside the application, which has no library of queries. */
export function useAnswer<T>(ask: (signal: AbortSignal, attempt: number) => Promise<T>) {
  const [state, setState] = useState<State<T>>({ answer: null, error: null })
  const [attempt, setAttempt] = useState(1)
  // The page asks the same all its life: only a repetition asks anew.
  const first = useRef(ask)

  useEffect(() => {
    const leaving = new AbortController()
    first.current(leaving.signal, attempt).then(
      (answer) => setState({ answer, error: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState({ answer: null, error })
      },
    )
    return () => leaving.abort()
  }, [attempt])

  return {
    ...state,
    retry(): void {
      setState({ answer: null, error: null })
      setAttempt((last) => last + 1)
    },
    /** What a later call has answered. */
    show(answer: T): void {
      setState({ answer, error: null })
    },
  }
}

export type Answered<T> = ReturnType<typeof useAnswer<T>>
