import { useEffect, useEffectEvent } from 'react'
import { timing } from './timing.ts'

/** What is done once the typing rests. */
export function useTypingPause(typed: string, onRest: (typed: string) => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    const timer = setTimeout(() => rest(typed), timing.typingPause)
    return () => clearTimeout(timer)
  }, [typed])
}
