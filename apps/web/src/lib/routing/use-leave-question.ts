import { useEffect, useEffectEvent, useState } from 'react'
import { type AddressSearch, parseSearch } from './search-text.ts'
import { useRouter } from './use-router.ts'

/** Of the page that is left, and of the one that is gone to. */
export interface LeavePlace {
  pathname: string
  search: AddressSearch
}

interface LeaveQuestion {
  /** Null: nobody wants to leave. */
  answer: ((leaves: boolean) => void) | null
}

interface Asked {
  /** Whether a question is asked on the way from one place to the other. */
  asks: (current: LeavePlace, next: LeavePlace) => boolean
  /** Whether the browser asks before the tab is closed or loaded anew. */
  asksOnClosing: () => boolean
}

/** Holds the user on the page until he has answered; the browser's own arrows are held too. */
export function useLeaveQuestion({ asks, asksOnClosing }: Asked): LeaveQuestion {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<LeaveQuestion['answer']>(null)
  const isAsking = useEffectEvent(asks)
  const isAskingOnClosing = useEffectEvent(asksOnClosing)
  useEffect(
    () =>
      history.block({
        async blockerFn({ currentLocation, nextLocation }) {
          if (!isAsking(placeOf(currentLocation), placeOf(nextLocation))) return false
          const leaves = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
          setAnswer(null)
          return !leaves
        },
        enableBeforeUnload: () => isAskingOnClosing(),
      }),
    [history],
  )
  return { answer }
}

function placeOf({ pathname, search }: { pathname: string; search: string }): LeavePlace {
  return { pathname, search: parseSearch(search) }
}
