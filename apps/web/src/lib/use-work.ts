import { useState } from 'react'
import { isAbort } from './http/transport.ts'
import { errorText } from './load.ts'

interface WorkOptions {
  /** Told of every failure, and with `null` that the next attempt began. */
  onFailure?: (text: string | null) => void
}

/** Work that a button starts: whether it is under way, and what came of it when it failed. */
export function useWork({ onFailure }: WorkOptions = {}) {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function tell(text: string | null): void {
    setFailure(text)
    onFailure?.(text)
  }

  async function run(work: () => Promise<void>): Promise<void> {
    setRunning(true)
    tell(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!isAbort(error)) tell(errorText(error))
    } finally {
      setRunning(false)
    }
  }

  return { isRunning, failure, run }
}
