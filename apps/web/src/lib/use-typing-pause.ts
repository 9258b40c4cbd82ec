import { useEffect, useEffectEvent } from 'react'
import { timing } from './timing.ts'

/** What is done once the typing rests; whoever has set out for another page meanwhile is not brought back by what he typed on this one. */
export function useTypingPause(typed: string, onRest: (typed: string) => void): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    const { pathname } = window.location
    const timer = setTimeout(() => {
      if (window.location.pathname === pathname) rest(typed)
    }, timing.typingPause)
    return () => clearTimeout(timer)
  }, [typed])
}
