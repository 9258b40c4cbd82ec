const LOCK_NAME = 'otdel-session-refresh'
/** What one tab stores reaches the others through a third process, a moment after the lock does. */
const STORAGE_SPREADS_MS = 100
const STORAGE_PATIENCE_MS = 1_000

/**
 * One tab at a time. Where the Web Locks API is missing (plain http on a local network) the work runs at once: the
 * server answers the same refresh token with the same successor for 30 seconds, so two tabs still agree.
 */
export function runExclusively(work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return work()
  return new Promise((resolve, reject) => {
    const changes = new AbortController()
    const changed = nextChange(changes.signal)
    // The caller goes on at once; the lock stays until the next tab can see what was stored.
    const hold = async () => {
      resolve(await work())
      await pause(STORAGE_SPREADS_MS)
    }
    const takeTurn = async () => {
      await Promise.race([changed, pause(STORAGE_PATIENCE_MS)])
      await hold()
    }
    const { locks } = navigator
    locks
      .request(LOCK_NAME, { ifAvailable: true }, (lock) => (lock === null ? takeTurn : hold()))
      .then((next) => (next === undefined ? next : locks.request(LOCK_NAME, next)))
      .catch(reject)
      .finally(() => changes.abort())
  })
}

/** Another tab has stored or cleared its tokens. */
function nextChange(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const notice = ({ key }: StorageEvent) => {
      if (key === 'access_token' || key === null) resolve()
    }
    window.addEventListener('storage', notice, { signal })
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
