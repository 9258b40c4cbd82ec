import { startTransition, useLayoutEffect, useState } from 'react'
import type { Router, Shown } from '../../lib/routing/router.ts'
import { RouterContext, ShownContext } from '../../lib/routing/use-router.ts'
import { Outlet } from './outlet.tsx'

/** The page that the address asks for; the former one stays on the screen until it has come. */
export function RouterView({ router }: { router: Router }) {
  const [shown, setShown] = useState(router.shown)
  useLayoutEffect(() => {
    let last: Shown | null = null
    const take = () => {
      const next = router.shown()
      // A control whose state stands in the address would fall back until the transition is through.
      if (isSamePage(last, next)) setShown(next)
      else startTransition(() => setShown(next))
      last = next
    }
    take()
    return router.onShown(take)
  }, [router])
  useLayoutEffect(() => {
    if (shown !== null) router.settle(shown)
  }, [router, shown])
  return (
    <RouterContext value={router}>
      {shown !== null && (
        <ShownContext value={shown}>
          <Outlet />
        </ShownContext>
      )}
    </RouterContext>
  )
}

function isSamePage(one: Shown | null, other: Shown | null): boolean {
  const [ones, others] = [one?.page.parts ?? [], other?.page.parts ?? []]
  return ones.length === others.length && ones.every((part, depth) => part === others[depth])
}
