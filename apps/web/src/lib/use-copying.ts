import { useEffect, useState } from 'react'
import { timing } from './timing.ts'

export type Copying = 'idle' | 'copied' | 'refused'

/** Puts texts into the clipboard; what came of the last one, and which it was, is known for a moment. */
export function useCopying() {
  const [last, setLast] = useState<{ text: string; outcome: Copying }>({ text: '', outcome: 'idle' })

  useEffect(() => {
    if (last.outcome === 'idle') return
    const timer = setTimeout(() => setLast({ text: '', outcome: 'idle' }), timing.copiedMessage)
    return () => clearTimeout(timer)
  }, [last])

  async function copy(text: string): Promise<Copying> {
    const outcome = await written(text)
    setLast({ text, outcome })
    return outcome
  }

  return { copying: last.outcome, copiedText: last.text, copy }
}

async function written(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // Without https, or when the user forbids it, there is no clipboard: the page says what to do instead.
    return 'refused'
  }
}
