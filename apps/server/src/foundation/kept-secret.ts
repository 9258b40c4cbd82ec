import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'

const BYTES = 48

async function readOrNull(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** A secret made once and kept beside the data. Two processes that start at once agree: a hard link is made by one only. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  const known = await readOrNull(file)
  if (known !== null) return known
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}
