import { useCallback, useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from './breakpoints.ts'

/** Whether the window is narrower than a breakpoint: for what a style sheet cannot change, such as words. */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  const query = `(width < ${breakpoints[breakpoint]}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
