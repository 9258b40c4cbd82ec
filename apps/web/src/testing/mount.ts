import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let mounted: Root | null = null

/** Puts a component on the test's page, its effects run. Only for tests in happy-dom. */
export function mount(node: ReactNode): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  unmount()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  mounted = root
  act(() => root.render(node))
  return place
}

/** What the component began ends with it: nothing of it reaches the next test. */
export function unmount(): void {
  const root = mounted
  mounted = null
  if (root !== null) act(() => root.unmount())
}
