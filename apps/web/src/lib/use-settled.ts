import { useState } from 'react'
import { useTypingPause } from './use-typing-pause.ts'

/** What was typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useTypingPause(typed, setSettled)
  return settled
}
