import { useEffect, useRef } from 'react'
import {
  focusFirst,
  focusName,
  focusWhenDrawn,
  namesBeyond,
  type RowControl,
} from '../../../lib/focus-order.ts'
import type { MarkedEvents } from './marked-text.ts'

export interface Marking {
  events: MarkedEvents
  /** What of a row has begun it: its own button, or the boxes of the chosen rows. */
  by: RowControl
}

/** The focus goes on to the next row once the dialog has closed after a mark: the list as it stood when the dialog opened. */
export function useNextRow({ events, by }: Marking, isOpen: boolean) {
  const own = events.map(({ id }) => focusName(by, id))
  const names = useRef({ own, beyond: own })
  const isDone = useRef(false)

  useEffect(() => {
    names.current.beyond = namesBeyond(names.current.own)
  }, [])

  // After the dialog has given the focus back to what had opened it.
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    const { beyond } = names.current
    focusFirst([...beyond, ...names.current.own])
  }, [isOpen])

  return {
    tellDone(): void {
      isDone.current = true
    },
    /** Back to what was marked; until it is drawn, and where it is not shown, to what is beside it; on another page, to its beginning. */
    goBack(): void {
      const { own, beyond } = names.current
      if (focusFirst(own)) return
      if (!focusFirst(beyond)) document.querySelector('main')?.focus({ preventScroll: true })
      focusWhenDrawn(own)
    },
  }
}
