import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 30_000

/** Tells whether anything was given back. */
export type GiveBack = () => Promise<boolean>

/**
 * glibc keeps what was freed between blocks that are still in use: a storm of heavy calls left 350 MB so. Its
 * `malloc_trim` gives whole free pages back to the system. null where the allocator is another one.
 */
export async function openGiveBack(): Promise<GiveBack | null> {
  if (!isGlibc()) return null
  const { load } = await import('koffi')
  const trim = load('libc.so.6').func('malloc_trim', 'int', ['size_t'])
  return () =>
    new Promise((resolve, reject) => {
      trim.async(0, (error: unknown, released: number) => {
        if (error === null) resolve(released === 1)
        else reject(error instanceof Error ? error : new Error('malloc_trim failed', { cause: error }))
      })
    })
}

/** V8 leaves what a storm left behind for the next one; this collects it, which stops the event loop for some 100 ms. */
export function openCollect(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return () => {
    if (typeof collect === 'function') collect()
  }
}

/** The share of half a minute that a server at rest works at most: a collection then keeps nobody waiting. */
const AT_REST = 0.02

/** Tells once after each time of work that the server has come to rest. */
export function restAfterWork(utilization: () => number): () => boolean {
  let hasWorked = true
  return () => {
    if (utilization() > AT_REST) {
      hasWorked = true
      return false
    }
    const hasComeToRest = hasWorked
    hasWorked = false
    return hasComeToRest
  }
}

/** The share of the time since it was last asked that the event loop worked, 0 to 1. */
function utilizationMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Gives back every half a minute until it is closed. A machine where that cannot be done is told of once. */
export async function keepGivingBack(report: (error: Error) => void): Promise<{ close(): Promise<void> }> {
  const giveBack = await openGiveBack().catch((error: unknown) => {
    report(new Error('freed memory is not given back', { cause: error }))
    return null
  })
  if (giveBack === null) return { close: async () => undefined }
  const collect = openCollect()
  const isRest = restAfterWork(utilizationMeter())
  const timer = setInterval(() => {
    if (isRest()) collect()
    giveBack().catch(report)
  }, EVERY_MS).unref()
  return { close: async () => clearInterval(timer) }
}

function isGlibc(): boolean {
  const report = process.report?.getReport()
  if (process.platform !== 'linux' || report === undefined || !('header' in report)) return false
  const { header } = report
  return typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header
}
