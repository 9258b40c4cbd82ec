import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anything, type Checked, flag, listOf, number, orNull, shaped, text } from '../db/rows.ts'
import { errorCode } from '../foundation/error-code.ts'

/** Raised when an older program could not read the folder any more. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'

const isFile = shaped({ path: text, bytes: number, sha256: text })
const isTable = shaped({
  schema: text,
  name: text,
  columns: listOf(text),
  rows: number,
  file: isFile,
})
const isSequence = shaped({ schema: text, name: text, value: orNull(number) })
const isManifest = shaped({
  format: number,
  product: text,
  postgres: text,
  madeAt: text,
  isUnfiltered: flag,
  migrations: listOf(text),
  tables: listOf(isTable),
  sequences: listOf(isSequence),
  files: listOf(isFile),
})

export type StoredFile = Checked<typeof isFile>
export type StoredTable = Checked<typeof isTable>
export type StoredSequence = Checked<typeof isSequence>
/** What a folder with a backup holds and from what it was made. */
export type Manifest = Checked<typeof isManifest>

/** What is wrong with a backup or with its place; its message is what the operator reads. */
export class WrongBackup extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const stored = await parsed(folder)
  if (shaped({ format: anything })(stored) && stored.format !== FORMAT) {
    throw new WrongBackup(
      `Копия в ${folder} сделана другой версией программы: её вид ${stored.format}, а не ${FORMAT}`,
    )
  }
  if (!isManifest(stored)) throw new WrongBackup(`${join(folder, MANIFEST)} не читается: копия испорчена`)
  return stored
}

async function parsed(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new WrongBackup(`В ${folder} нет копии: нет файла ${MANIFEST}`)
    if (error instanceof SyntaxError) {
      throw new WrongBackup(`${join(folder, MANIFEST)} не читается: копия испорчена`)
    }
    throw error
  }
}
