import { loadWhenIdle } from '../../lib/idle-loads.ts'

const WORKER = '/service-worker.js'

/**
 * The browser keeps the code of the application, so that a page opens and the tab is loaded anew while the server is away: see
 * decision 0110. Not in development, nor where there is no TLS, nor for who saves traffic.
 */
export function keepShellForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  loadWhenIdle(() => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }))
}
