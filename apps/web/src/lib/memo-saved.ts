import { useEffect, useState } from 'react'
import { timing } from './timing.ts'

const listeners = new Set<() => void>()

/** Marks a new memo as saved: the shell's notifications icon tells it. */
export function announceSavedMemo(): void {
  for (const listener of listeners) listener()
}

/** Whether a new memo has been saved just now. */
export function useMemoBlink(): boolean {
  const [blinks, setBlinks] = useState(0)
  const [isBlinking, setBlinking] = useState(false)
  useEffect(() => {
    function begin(): void {
      setBlinking(true)
      setBlinks((count) => count + 1)
    }
    listeners.add(begin)
    return () => void listeners.delete(begin)
  }, [])
  useEffect(() => {
    if (blinks === 0) return
    const timer = setTimeout(() => setBlinking(false), timing.memoBlink)
    return () => clearTimeout(timer)
  }, [blinks])
  return isBlinking
}
