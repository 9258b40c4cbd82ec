/** Does the work when the browser has nothing else to do, or after `within` milliseconds; the answer takes it back. */
export function whenIdle(work: () => void, within: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: within })
  return () => cancelIdleCallback(handle)
}
