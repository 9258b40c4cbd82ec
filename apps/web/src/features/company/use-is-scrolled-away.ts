import { type RefObject, useEffect, useState } from 'react'

/** What lies under the header of the shell is as good as scrolled away. */
const HEADER_MARGIN = '-56px 0px 0px 0px'

/** Whether an element has left the screen. */
export function useIsScrolledAway(ref: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: HEADER_MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isAway
}
