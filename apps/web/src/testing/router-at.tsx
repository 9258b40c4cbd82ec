import { recordNumber } from '@ot/domain'
import { createMemoryHistory, type RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { codeHere } from '../lib/routing/page-code.ts'
import { Router } from '../lib/routing/router.ts'
import { RouterView } from '../ui/routing/router-view.tsx'

interface OpenedRouter {
  history: RouterHistory
  View: ComponentType
}

/** A router that shows one page at whatever address, and nothing but it. */
export function routerAt(address: string, Page: ComponentType): OpenedRouter {
  const history = createMemoryHistory({ initialEntries: [address] })
  const parts = [codeHere(Page)]
  const router = new Router({
    history,
    pageAt: (pathname) => ({ parts, title: 'Страница', recordNumber: recordNumber(pathname) }),
    Failed: () => <p>Ошибка</p>,
    Waiting: () => <p>…</p>,
  })
  void router.begin()
  return { history, View: () => <RouterView router={router} /> }
}
