import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Puts a component on the test's page, its effects run. Only for tests in happy-dom. */
export function mount(node: ReactNode): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  act(() => createRoot(place).render(node))
  return place
}
