import { useState } from 'react'
import { ApiError } from '../../lib/http/api-error.ts'

interface Attempt {
  isRunning: boolean
  /** What the server refused; null before an attempt and after a change. */
  refusal: ApiError | null
  run: (work: () => Promise<void>) => Promise<void>
  forget: () => void
}

/** One call that a form makes: under way, refused, or gone on from. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  return {
    isRunning,
    refusal,
    forget: () => setRefusal(null),
    async run(work) {
      setRunning(true)
      setRefusal(null)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setRefusal(error)
      } finally {
        setRunning(false)
      }
    },
  }
}
