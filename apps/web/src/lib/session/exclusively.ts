const LOCK_NAME = 'otdel-session-refresh'
/** What one tab stores reaches the processes of the others a moment later. */
const STORAGE_SPREADS_MS = 100

/**
 * One tab at a time. Where the Web Locks API is missing (plain http on a local network) the work runs at once: the
 * server answers the same refresh token with the same successor for 30 seconds, so two tabs still agree.
 */
export function exclusively(work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return work()
  return new Promise((resolve, reject) => {
    navigator.locks.request(LOCK_NAME, () => finished(work().then(resolve))).catch(reject)
  })
}

/** The caller goes on at once; the lock stays until the next tab can see what was stored. */
async function finished(work: Promise<void>): Promise<void> {
  await work
  await new Promise((resolve) => setTimeout(resolve, STORAGE_SPREADS_MS))
}
