import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { askOffice, findSocket, OfficeLost, removeSocket, socketName } from './office-socket.ts'
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
  readonly desk: string
  stop(): Promise<void>
}

/** Starts one that keeps running, with a profile of its own, and waits until it has done its first, tiny conversion. */
export async function startListener(soffice: string, patienceMs: number): Promise<Office> {
  const folder = await mkdtemp(join(tmpdir(), 'otdel-pdf-'))
  const desk = join(folder, 'desk')
  await mkdir(desk)
  const profile = pathToFileURL(join(folder, 'profile')).href
  const watched = startWatched(folder, soffice, [...QUIET, `-env:UserInstallation=${profile}`, KEPT_OPEN])
  const listener = listenerOf(watched, { folder, desk, profile })
  try {
    await warmUp(listener, patienceMs)
    return listener
  } catch (error) {
    await listener.stop()
    throw error
  }
}

type Place = { folder: string; desk: string; profile: string }

function listenerOf(watched: WatchedProcess, { folder, desk, profile }: Place): Office {
  const { uid } = userInfo()
  const name = socketName(profile, uid)
  return {
    desk,
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
      await removeSocket(profile)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new profile makes LibreOffice restart itself once: the first answers may be lost. */
async function warmUp(listener: Office, patienceMs: number): Promise<void> {
  const file = await tinyFile(listener)
  const patience = AbortSignal.timeout(patienceMs)
  while (!listener.hasEnded && !patience.aborted) {
    try {
      await listener.convert(file, listener.desk, AbortSignal.any([patience]))
      return
    } catch (error) {
      if (!(error instanceof OfficeLost) && !patience.aborted) throw error
      await wait(POLL_MS)
    }
  }
  if (listener.hasEnded) throw new OfficeLost('LibreOffice ended while starting')
  throw new SocketNotUnderstood('LibreOffice runs, but its socket does not answer as it did')
}

export async function tinyFile({ desk }: Pick<Office, 'desk'>): Promise<string> {
  const file = join(desk, 'start.txt')
  await writeFile(file, 'start\n')
  return file
}
