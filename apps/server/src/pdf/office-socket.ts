import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { SystemUser } from '../foundation/system-user.ts'
import type { OfficeFolder } from './office-folder.ts'

/** A running LibreOffice puts its socket into the first of these that it may write to. */
const SOCKET_FOLDERS = ['/tmp', '/var/tmp']
const READY = 'InternalIPC::SendArguments\0'
const DONE = 'InternalIPC::ProcessingDone\0'
const ARGUMENTS = 'InternalIPC::Arguments'

/** The socket belongs to a program that went away, or was not there yet. */
export class OfficeLost extends Error {
  override readonly name = 'OfficeLost'
}

/** Named after the profile: MD5 of its address in UTF-16, each byte in hexadecimal without a leading zero. */
export function socketName(profileUrl: string, uid: number): string {
  const digest = Buffer.from(hash('md5', Buffer.from(profileUrl, 'utf16le')), 'hex')
  return `OSL_PIPE_${uid}_SingleOfficeIPC_${[...digest].map((byte) => byte.toString(16)).join('')}`
}

export function officeUid(user: SystemUser | null): number {
  return user?.uid ?? userInfo().uid
}

/** What a LibreOffice that was killed left behind. */
export async function removeSocket({ profile, user }: OfficeFolder): Promise<void> {
  const uid = officeUid(user)
  const socket = findSocket(socketName(profile, uid), uid)
  if (socket !== null) await rm(socket, { force: true })
}

/** Another user of the machine may not stand in for our LibreOffice. */
export function findSocket(name: string, uid: number): string | null {
  const candidates = SOCKET_FOLDERS.map((folder) => join(folder, name))
  return (
    candidates.find((file) => {
      const found = statSync(file, { throwIfNoEntry: false })
      return found?.isSocket() === true && found.uid === uid
    }) ?? null
  )
}

/**
 * Hands a command line to a LibreOffice that is running already, as a second copy of the program started by hand does
 * (desktop/source/app/officeipcthread.cxx), and waits until it has been carried out. It says nothing about success: the
 * files that were to be written do.
 */
export function askOffice(socket: string, parameters: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = createConnection({ path: socket, signal })
    let heard = ''
    let isSent = false
    connection.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      if (!isSent && heard.includes(READY)) {
        isSent = true
        connection.write(commandLine(parameters))
      }
      if (heard.endsWith(DONE)) {
        resolve()
        connection.destroy()
      }
    })
    connection.on('error', (error) => {
      reject(signal.aborted ? error : new OfficeLost('the socket of LibreOffice failed', { cause: error }))
    })
    connection.on('close', () => reject(new OfficeLost('LibreOffice closed its socket before it was done')))
  })
}

/** The working folder (`1` and its address), then the parameters, each after a comma. */
function commandLine(parameters: readonly string[]): string {
  return `${ARGUMENTS}1${['file:///', ...parameters].map(escaped).join(',')}\0`
}

function escaped(parameter: string): string {
  return parameter.replace(/[\\,]/g, '\\$&').replaceAll('\0', '\\0')
}
