import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Owner } from './embedded-owner.ts'

/** sockaddr_un holds 107 bytes on Linux, 103 on macOS. */
const SOCKET_PATH_MAX = 103
const SOCKET_NAME = '/.s.PGSQL.5432'
const OTHERS_MAY_ENTER = 0o001

/** Started by root, the server runs as another user, who has to get through every folder above the data. */
export async function ensureReachable(dataDir: string, owner: Owner): Promise<void> {
  if (owner === null) return
  for (let folder = resolve(dataDir); ; folder = dirname(folder)) {
    const { mode, uid } = await stat(folder)
    if ((mode & OTHERS_MAY_ENTER) === 0 && uid !== owner.uid) {
      throw new Error(
        `DATA_DIR=${dataDir}: PostgreSQL от root работает как ${owner.name} и не может войти в ${folder}. Выберите другую папку, например /var/lib/otdel`,
      )
    }
    if (folder === dirname(folder)) return
  }
}

/** The socket lies in the data folder, or in a short one when its path would be too long for the system. */
export async function socketFolder(cluster: string, owner: Owner): Promise<string> {
  if (Buffer.byteLength(cluster + SOCKET_NAME) <= SOCKET_PATH_MAX) return cluster
  const name = createHash('sha256').update(resolve(cluster)).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `otdel-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Whoever may write to /tmp may have laid something else under this name: a link is refused, a folder becomes ours.
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    if (owner !== null) await handle.chown(owner.uid, owner.gid)
    await handle.chmod(0o700)
  } finally {
    await handle.close()
  }
  return folder
}
