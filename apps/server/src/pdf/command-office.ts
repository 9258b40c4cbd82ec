import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from '../foundation/remove-folder.ts'
import type { SystemUser } from '../foundation/system-user.ts'
import { type Office, QUIET, tinyFile } from './listener.ts'
import { makeOfficeFolder } from './office-folder.ts'
import { removeSocket } from './office-socket.ts'
import { startWatched, type WatchedProcess } from './watched-process.ts'

/** One that is started anew for every file, by the documented command: slower, and it needs nobody's socket. */
export async function startCommandOffice(
  soffice: string,
  patienceMs: number,
  user: SystemUser | null,
): Promise<Office> {
  const folder = await makeOfficeFolder(user)
  let work: WatchedProcess | null = null
  let hasEnded = false

  const office: Office = {
    folder,
    get hasEnded() {
      return hasEnded
    },
    convert: async (file, outFolder, signal) => {
      const command = ['--convert-to', 'pdf', '--outdir', outFolder, file]
      const started = startWatched(folder, soffice, [
        ...QUIET,
        `-env:UserInstallation=${folder.profile}`,
        ...command,
      ])
      work = started
      const kill = () => void started.kill()
      signal.addEventListener('abort', kill, { once: true })
      await started.ended
      signal.removeEventListener('abort', kill)
      signal.throwIfAborted()
    },
    stop: async () => {
      hasEnded = true
      await work?.kill()
      await removeSocket(folder)
      await removeFolder(folder.path)
    },
  }

  try {
    await office.convert(await tinyFile(office), folder.path, AbortSignal.timeout(patienceMs))
    await access(join(folder.path, 'start.pdf'))
    return office
  } catch (error) {
    await office.stop()
    throw error
  }
}
