import { useState } from 'react'
import { isAbort } from './http/transport.ts'
import { errorText } from './load.ts'

/** Work that a button starts: whether it is under way, and what came of it when it failed. */
export function useWork() {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(work: () => Promise<void>): Promise<void> {
    setRunning(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!isAbort(error)) setFailure(errorText(error))
    } finally {
      setRunning(false)
    }
  }

  return { isRunning, failure, run }
}
