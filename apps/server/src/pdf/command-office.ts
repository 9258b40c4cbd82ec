import { access, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Office, QUIET, tinyFile } from './listener.ts'
import { removeSocket } from './office-socket.ts'
import { startWatched, type WatchedProcess } from './watched-process.ts'

/** One that is started anew for every file, by the documented command: slower, and it needs nobody's socket. */
export async function startCommandOffice(soffice: string, patienceMs: number): Promise<Office> {
  const folder = await mkdtemp(join(tmpdir(), 'otdel-pdf-'))
  const desk = join(folder, 'desk')
  await mkdir(desk)
  const profile = pathToFileURL(join(folder, 'profile')).href
  let work: WatchedProcess | null = null
  let hasEnded = false

  const office: Office = {
    desk,
    get hasEnded() {
      return hasEnded
    },
    convert: async (file, outFolder, signal) => {
      const command = ['--convert-to', 'pdf', '--outdir', outFolder, file]
      const started = startWatched(folder, soffice, [
        ...QUIET,
        `-env:UserInstallation=${profile}`,
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
      await removeSocket(profile)
      await rm(folder, { recursive: true, force: true })
    },
  }

  try {
    await office.convert(await tinyFile(office), desk, AbortSignal.timeout(patienceMs))
    await access(join(desk, 'start.pdf'))
    return office
  } catch (error) {
    await office.stop()
    throw error
  }
}
