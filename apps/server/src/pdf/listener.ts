import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeFolder } from '../foundation/remove-folder.ts'
import type { SystemUser } from '../foundation/system-user.ts'
import { layDown, makeOfficeFolder, type OfficeFolder } from './office-folder.ts'
import { askOffice, findSocket, OfficeLost, officeUid, removeSocket, socketName } from './office-socket.ts'
import { startWatched, type WatchedProcess } from './watched-process.ts'

const POLL_MS = 50
export const QUIET = ['--headless', '--norestore', '--nologo', '--nolockcheck', '--nofirststartwizard']
/** A LibreOffice without an open document leaves after its first conversion. */
const KEPT_OPEN = 'private:factory/swriter'

/** LibreOffice runs and does not do what its socket is asked: another version speaks another language. */
export class SocketNotUnderstood extends Error {
  override readonly name = 'SocketNotUnderstood'
}

/** A LibreOffice that converts files on request, one after another. */
export type Office = {
  readonly hasEnded: boolean
  /** `file` becomes a `.pdf` of the same name in `folder`; OfficeLost: it died under the work. */
  convert(file: string, folder: string, signal: AbortSignal): Promise<void>
  /** Where files for it may lie; gone with it. */
  readonly folder: OfficeFolder
  stop(): Promise<void>
}

/** Starts one that keeps running, with a profile of its own, and waits until it has done its first, tiny conversion. */
export async function startListener(
  soffice: string,
  patienceMs: number,
  user: SystemUser | null,
): Promise<Office> {
  const folder = await makeOfficeFolder(user)
  const profile = `-env:UserInstallation=${folder.profile}`
  const listener = listenerOf(startWatched(folder, soffice, [...QUIET, profile, KEPT_OPEN]), folder)
  try {
    await warmUp(listener, patienceMs)
    return listener
  } catch (error) {
    await listener.stop()
    throw error
  }
}

function listenerOf(watched: WatchedProcess, folder: OfficeFolder): Office {
  const uid = officeUid(folder.user)
  const name = socketName(folder.profile, uid)
  return {
    folder,
    get hasEnded() {
      return watched.hasEnded
    },
    convert: async (file, outFolder, signal) => {
      const socket = findSocket(name, uid)
      if (socket === null) throw new OfficeLost('LibreOffice has no socket')
      await askOffice(socket, ['--headless', '--convert-to', 'pdf', '--outdir', outFolder, file], signal)
    },
    stop: async () => {
      await watched.kill()
      await removeSocket(folder)
      await removeFolder(folder.path)
    },
  }
}

/** A new profile makes LibreOffice restart itself once: the first answers may be lost. */
async function warmUp(listener: Office, patienceMs: number): Promise<void> {
  const file = await tinyFile(listener)
  const patience = AbortSignal.timeout(patienceMs)
  while (!listener.hasEnded && !patience.aborted) {
    try {
      await listener.convert(file, listener.folder.path, AbortSignal.any([patience]))
      return
    } catch (error) {
      if (!(error instanceof OfficeLost) && !patience.aborted) throw error
      await wait(POLL_MS)
    }
  }
  if (listener.hasEnded) throw new OfficeLost('LibreOffice ended while starting')
  throw new SocketNotUnderstood('LibreOffice runs, but its socket does not answer as it did')
}

export async function tinyFile({ folder }: Pick<Office, 'folder'>): Promise<string> {
  const file = join(folder.path, 'start.txt')
  await layDown(file, Buffer.from('start\n'), folder.user)
  return file
}
