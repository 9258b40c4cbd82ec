import { afterEach } from 'vitest'
import { unmount } from './mount.ts'

/** Files share a window: whoever leaves it leaves nothing behind. Tests without a browser have none. */
afterEach(() => {
  if (typeof window === 'undefined') return
  unmount()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
