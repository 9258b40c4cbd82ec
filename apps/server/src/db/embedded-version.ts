import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../foundation/error-code.ts'

/** The major version of the server that made the folder; null: there is none yet. */
async function majorOf(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** A server of one major version does not read the folder of another: the old one copies, the new one loads. */
export async function requireSameMajor(cluster: string, packaged: string): Promise<void> {
  const [found, own] = [await majorOf(cluster), packaged.split('.')[0]]
  if (found === null || found === own) return
  throw new Error(
    `база в ${cluster} сделана PostgreSQL ${found}, а в программе PostgreSQL ${own}. Сделайте копию прежней программой (npm run admin -- backup <папка>), уберите ${cluster} и восстановите новой (npm run admin -- restore <папка>)`,
  )
}
