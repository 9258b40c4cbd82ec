import { constants } from 'node:fs'
import { chmod, chown, mkdtemp, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SystemUser } from '../foundation/system-user.ts'

/** LibreOffice reads what strangers upload: whatever it is made to do, it does as a user who has nothing else. */
export type OfficeFolder = {
  path: string
  /** The address of the profile. */
  profile: string
  /** As whom LibreOffice runs; null: as ourselves. */
  user: SystemUser | null
}

/** Nobody else looks into it. The folder stays ours, and what lies in it its owner's (sticky): LibreOffice may add files
 * and cannot put a folder of its own, or a link, in the place of this one. */
const OFFICE_MAY_ADD = 0o1770

export async function makeOfficeFolder(user: SystemUser | null): Promise<OfficeFolder> {
  const path = await mkdtemp(join(tmpdir(), 'otdel-pdf-'))
  if (user !== null) {
    await chown(path, 0, user.gid)
    await chmod(path, OFFICE_MAY_ADD)
  }
  return { path, profile: pathToFileURL(join(path, 'profile')).href, user }
}

/** Under a name that is not taken: what LibreOffice may have laid there is never written through. */
export async function layDown(file: string, bytes: Uint8Array, user: SystemUser | null): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    // With it LibreOffice's own shell can take the folder away when we die.
    if (user !== null) await handle.chown(user.uid, user.gid)
  } finally {
    await handle.close()
  }
}

/** What LibreOffice has made itself: no link to a file that we may read and it may not. */
export async function pickUp(file: string, user: SystemUser | null): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const found = await handle.stat()
    if (!found.isFile() || (user !== null && found.uid !== user.uid)) {
      throw new Error('LibreOffice has laid down what is no file of its own')
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
