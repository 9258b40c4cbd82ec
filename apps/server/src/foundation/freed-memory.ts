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

/** Gives back every half a minute until it is closed. A machine where that cannot be done is told of once. */
export async function keepGivingBack(report: (error: Error) => void): Promise<{ close(): Promise<void> }> {
  const giveBack = await openGiveBack().catch((error: unknown) => {
    report(new Error('freed memory is not given back', { cause: error }))
    return null
  })
  const timer =
    giveBack === null
      ? null
      : setInterval(() => {
          giveBack().catch(report)
        }, EVERY_MS).unref()
  return {
    close: async () => {
      if (timer !== null) clearInterval(timer)
    },
  }
}

function isGlibc(): boolean {
  const report = process.report?.getReport()
  if (process.platform !== 'linux' || report === undefined || !('header' in report)) return false
  const { header } = report
  return typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header
}
