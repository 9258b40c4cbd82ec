import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SUFFIX = '.pdf'
/** Old files are looked for once that share of the limit has been written. */
const SWEEP_SHARE = 8

export type PdfCache = {
  find(key: string): Promise<Buffer | null>
  keep(key: string, pdf: Uint8Array): Promise<void>
}

/** Files named by what they were made from; the least used go first when there is too much of them. */
export function openPdfCache(folder: string, limitBytes: number): PdfCache {
  let unswept = 0
  const fileOf = (key: string) => join(folder, `${key}${SUFFIX}`)
  return {
    find: async (key) => {
      try {
        const pdf = await readFile(fileOf(key))
        const now = new Date()
        await utimes(fileOf(key), now, now)
        return pdf
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    keep: async (key, pdf) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Under its name only when whole; processes that share the folder do not meet.
      const draft = `${fileOf(key)}.${process.pid}`
      await writeFile(draft, pdf, { mode: 0o600 })
      await rename(draft, fileOf(key))
      unswept += pdf.byteLength
      if (unswept < limitBytes / SWEEP_SHARE) return
      unswept = 0
      await sweep(folder, limitBytes - limitBytes / SWEEP_SHARE)
    },
  }
}

async function sweep(folder: string, leaveBytes: number): Promise<void> {
  const files = await Promise.all((await readdir(folder)).map((name) => describe(join(folder, name))))
  const newestFirst = files.flatMap((file) => file ?? []).sort((left, right) => right.usedAt - left.usedAt)
  let left = leaveBytes
  for (const { file, size } of newestFirst) {
    left -= size
    if (left < 0) await rm(file, { force: true })
  }
}

/** Null: another process took it away meanwhile. */
async function describe(file: string) {
  try {
    const { size, mtimeMs } = await stat(file)
    return { file, size, usedAt: mtimeMs }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
