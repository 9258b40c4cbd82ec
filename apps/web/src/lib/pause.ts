import { timing } from './timing.ts'

/** Ends early when the browser is back on the network, or by the signal. */
export function pauseUntilOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, milliseconds)
    function finish(): void {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    window.addEventListener('online', finish)
    signal?.addEventListener('abort', finish)
  })
}

/** What cannot be reached is tried ever more seldom: a second after the first failure, half a minute at most. */
export function growingPause(failures: number): number {
  return Math.min(timing.retryPause * 2 ** Math.max(0, failures - 1), timing.retryPauseMax)
}
