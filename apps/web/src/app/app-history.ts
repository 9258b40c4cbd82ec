import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { canonicalForVisitor } from './page-address.ts'

/** Browser history that only takes canonical addresses; the one the page was opened at is canonical already. */
export function createAppHistory(): RouterHistory {
  const history = createBrowserHistory()
  const push = history.push
  const replace = history.replace
  return Object.assign(history, {
    push: ((address, state, options) => {
      const target = canonicalForVisitor(address)
      // A link to the page one is on makes no second entry.
      if (target === history.location.href) replace(target, state, options)
      else push(target, state, options)
    }) satisfies RouterHistory['push'],
    replace: ((address, state, options) =>
      replace(canonicalForVisitor(address), state, options)) satisfies RouterHistory['replace'],
  })
}
