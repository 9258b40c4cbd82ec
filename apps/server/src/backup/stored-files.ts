import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type StoredFile, WrongBackup } from './manifest.ts'

const OWNER_ONLY = 0o600
export const OWNERS_FOLDER = 0o700

/** The cluster and its key belong to one installation, the rest is made again or is a backup itself. */
const LEFT_OUT = /^(?:postgres(?:[.-].*)?|postgresql-.*|pdf|backups)$/

/** Bytes pass through and are counted. */
function counted(): { through: Transform; of(path: string): StoredFile } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, of: (path) => ({ path, bytes, sha256: hash.digest('hex') }) }
}

export async function storeFile(
  source: Readable,
  packed: readonly Transform[],
  folder: string,
  path: string,
): Promise<StoredFile> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: OWNERS_FOLDER })
  const count = counted()
  const target = createWriteStream(file, { mode: OWNER_ONLY, flush: true })
  await pipeline([source, ...packed, count.through, target])
  return count.of(path)
}

/** What lies in the data folder beside the database. */
export async function storeDataFiles(dataDir: string, folder: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const name of await dataFiles(dataDir)) {
    stored.push(await storeFile(createReadStream(join(dataDir, name)), [], folder, join('files', name)))
  }
  return stored
}

async function dataFiles(dataDir: string): Promise<string[]> {
  const names: string[] = []
  for (const top of await readdir(dataDir, { withFileTypes: true })) {
    if (LEFT_OUT.test(top.name)) continue
    if (top.isFile()) names.push(top.name)
    if (!top.isDirectory()) continue
    const inside = await readdir(join(dataDir, top.name), { recursive: true, withFileTypes: true })
    for (const entry of inside) {
      if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    }
  }
  return names.sort()
}

export async function returnDataFiles(
  files: readonly StoredFile[],
  folder: string,
  dataDir: string,
): Promise<void> {
  for (const { path } of files) {
    const name = path.slice('files/'.length)
    await storeFile(createReadStream(join(folder, path)), [], dataDir, name)
  }
}

/** Every file is there, whole and as it was written; nothing was touched before this is known. */
export async function checkFiles(files: readonly StoredFile[], folder: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const file = resolve(folder, path)
    if (!file.startsWith(resolve(folder) + sep)) {
      throw new WrongBackup(`Копия испорчена: ${path} лежит не в ней`)
    }
    if ((await fingerprint(file)) !== sha256) {
      throw new WrongBackup(`Копия испорчена: контрольная сумма ${path} не сходится`)
    }
  }
}

async function fingerprint(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (error) {
    throw new WrongBackup(`Копия испорчена: ${file} не читается`, { cause: error })
  }
  return hash.digest('hex')
}
