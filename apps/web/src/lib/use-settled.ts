import { useEffect, useState } from 'react'
import { timing } from './timing.ts'

/** What was typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), timing.typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
