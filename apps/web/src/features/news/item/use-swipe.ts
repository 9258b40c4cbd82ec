import { type RefObject, useEffect, useRef } from 'react'
import { sizes } from '../../../lib/sizes.ts'
import type { Turning } from './use-turning.ts'

type Point = { x: number; y: number }

/** A finger drawn to the left turns to the next item, to the right to the previous one. */
export function useSwipe(place: RefObject<HTMLElement | null>, turning: Turning): void {
  const latest = useRef(turning)
  useEffect(() => {
    latest.current = turning
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let start: Point | null = null
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 && !isScrolledAside(event.target) ? pointOf(event.touches[0]) : null
    }
    const onEnd = (event: TouchEvent) => {
      const end = pointOf(event.changedTouches[0])
      const turn = start === null || end === null ? null : turnOf(start, end)
      start = null
      if (turn !== null) latest.current[turn]?.()
    }
    const onCancel = () => {
      start = null
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onCancel)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onCancel)
    }
  }, [place])
}

function pointOf(touch: Touch | undefined): Point | null {
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY }
}

/** Mostly sideways, and far enough to be meant. */
export function turnOf(start: Point, end: Point): 'toPrevious' | 'toNext' | null {
  const [aside, down] = [end.x - start.x, end.y - start.y]
  if (Math.abs(aside) < sizes.swipeThreshold || Math.abs(aside) <= Math.abs(down)) return null
  return aside < 0 ? 'toNext' : 'toPrevious'
}

/** A table wider than the screen is drawn by the same movement. */
function isScrolledAside(target: EventTarget | null): boolean {
  const table = target instanceof Element ? target.closest('table')?.parentElement : null
  return table != null && table.scrollWidth > table.clientWidth
}
