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

const RETRY_PAUSE = 1_000
const RETRY_PAUSE_MAX = 30_000

/** What cannot be reached is tried ever more seldom: a second after the first failure, half a minute at most. */
export function growingPause(failures: number): number {
  return Math.min(RETRY_PAUSE * 2 ** Math.max(0, failures - 1), RETRY_PAUSE_MAX)
}
