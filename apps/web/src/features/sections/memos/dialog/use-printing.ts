import type { MemoAnswer } from '@ot/contract'
import { useEffect, useState } from 'react'

/** Prints a memo once its paper is on the page. */
export function usePrinting() {
  const [memo, setMemo] = useState<MemoAnswer | null>(null)
  useEffect(() => {
    if (memo === null) return
    const end = () => setMemo(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [memo])
  return { memo, print: setMemo }
}
