import type { NewsAnswer } from '@ot/contract'
import { addressOf, PAGES } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from '../../../lib/routing/use-router.ts'
import { newsQuery } from '../api/news-queries.ts'

export interface Turning {
  /** Null at that end of the list. */
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  isFailed: boolean
}

/** The neighbour is loaded first: the item on the page stays until there is something to put in its place. */
export function useTurning({ previousId, nextId }: Pick<NewsAnswer, 'previousId' | 'nextId'>): Turning {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)
  const turn = useCallback(
    async (id: number) => {
      setFailure(null)
      try {
        await client.fetchQuery(newsQuery(id))
      } catch (error) {
        return setFailure(error)
      }
      await navigate({ to: addressOf(PAGES.newsItem, id) })
    },
    [client, navigate],
  )
  useArrowKeys(previousId, nextId, turn)
  return {
    toPrevious: previousId === null ? null : () => void turn(previousId),
    toNext: nextId === null ? null : () => void turn(nextId),
    isFailed: failure !== null,
  }
}

function useArrowKeys(
  previousId: number | null,
  nextId: number | null,
  turn: (id: number) => Promise<void>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return
      const id = event.key === 'ArrowLeft' ? previousId : event.key === 'ArrowRight' ? nextId : null
      if (id !== null) void turn(id)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [previousId, nextId, turn])
}

/** There the arrows move the cursor, or what is scrolled. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, section[tabindex]') !== null
}
