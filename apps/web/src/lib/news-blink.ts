import { useEffect, useState } from 'react'
import { timing } from './timing.ts'

const listeners = new Set<() => void>()

/** Something new has come: the shell’s notifications icon blinks. */
export function blinkNews(): void {
  for (const listener of listeners) listener()
}

/** Whether something new has come just now. */
export function useNewsBlink(): boolean {
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
