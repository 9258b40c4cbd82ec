import { useEffect, useRef } from 'react'
import { sizes } from './sizes.ts'

/**
 * Put on the element at the end of what is loaded: once the whole of it is seen, `onSeen` is called. `loaded` changes with
 * every page, so that an end which is still seen after one asks for another.
 */
export function useSentinel(loaded: number, onSeen: () => void) {
  const sentinel = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the end, which is then looked at anew
  useEffect(() => {
    if (sentinel.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { threshold: sizes.infiniteScrollThreshold },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [loaded])
  return sentinel
}
