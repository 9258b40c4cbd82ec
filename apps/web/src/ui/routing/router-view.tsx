import { startTransition, useLayoutEffect, useState } from 'react'
import type { Router } from '../../lib/routing/router.ts'
import { RouterContext, ShownContext } from '../../lib/routing/use-router.ts'
import { Outlet } from './outlet.tsx'

/** The page that the address asks for; the former one stays on the screen until it has come. */
export function RouterView({ router }: { router: Router }) {
  const [shown, setShown] = useState(router.shown)
  useLayoutEffect(() => {
    const take = () => startTransition(() => setShown(router.shown()))
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
