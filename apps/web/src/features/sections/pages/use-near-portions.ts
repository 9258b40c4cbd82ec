import { startTransition, useCallback, useState } from 'react'

/** So far from the window a portion gets all its cells, before anybody sees it. */
const AHEAD = '600px 0px'
/** Drawn at once, before anything is known of the window. */
const FIRST = 2

interface Near {
  order: string
  /** In sight or almost. */
  now: ReadonlySet<number>
  /** All that have been since the list stands in this order: what has the focus is not taken away by scrolling. */
  seen: ReadonlySet<number>
}

const NOWHERE: ReadonlySet<number> = new Set()

/**
 * Which portions of a long list are drawn in full: those in sight, and those that were. The others are lines of text, which
 * the browser finds and jumps to. `watch` is the ref of every portion.
 */
export function useNearPortions(order: string) {
  const [near, setNear] = useState<Near>({ order, now: NOWHERE, seen: NOWHERE })
  const [observer] = useState(() => observe((entries) => startTransition(() => setNear(moved(entries)))))
  const watch = useCallback(
    (portion: Element | null) => {
      if (portion === null || observer === null) return
      observer.observe(portion)
      return () => observer.unobserve(portion)
    },
    [observer],
  )
  if (near.order !== order) setNear({ order, now: near.now, seen: near.now })
  const isFull = (index: number) => observer === null || index < FIRST || near.seen.has(index)
  return { watch, isFull }
}

/** Null where a browser cannot tell: then everything is drawn. */
function observe(onMove: (entries: readonly IntersectionObserverEntry[]) => void) {
  if (typeof IntersectionObserver === 'undefined') return null
  return new IntersectionObserver(onMove, { rootMargin: AHEAD })
}

function moved(entries: readonly IntersectionObserverEntry[]): (near: Near) => Near {
  return (near) => {
    const now = new Set(near.now)
    for (const { target, isIntersecting } of entries) {
      const index = Number(target.getAttribute('data-portion'))
      if (isIntersecting) now.add(index)
      else now.delete(index)
    }
    return { order: near.order, now, seen: new Set([...near.seen, ...now]) }
  }
}
