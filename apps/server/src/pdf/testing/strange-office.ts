import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is met at the socket where a LibreOffice of today answers. */
export type StrangeSocket = 'no socket' | 'closes at once' | 'other words'

/** A program that runs the real LibreOffice with its socket elsewhere and, where ours looks for it, one that is strange to us. */
export async function strangeOffice(folder: string, soffice: string, socket: StrangeSocket): Promise<string> {
  const file = join(folder, `soffice-${socket.replaceAll(' ', '-')}`)
  await writeFile(file, `#!${process.execPath}\n${program(soffice, socket)}`)
  await chmod(file, 0o755)
  return file
}

function program(soffice: string, socket: StrangeSocket): string {
  return `
const { createHash } = require('node:crypto')
const { createServer } = require('node:net')
const { spawn } = require('node:child_process')
const PROFILE = '-env:UserInstallation='
const given = process.argv.slice(2)
const profile = given.find((one) => one.startsWith(PROFILE)).slice(PROFILE.length)
const digest = createHash('md5').update(Buffer.from(profile, 'utf16le')).digest()
const name = 'OSL_PIPE_' + process.getuid() + '_SingleOfficeIPC_' + [...digest].map((byte) => byte.toString(16)).join('')
const meet = {
  'closes at once': (connection) => connection.destroy(),
  'other words': (connection) => connection.write('InternalIPC::Hello/2\\0'),
}[${JSON.stringify(socket)}]
if (meet !== undefined && !given.includes('--convert-to')) {
  createServer((connection) => {
    connection.on('error', () => undefined)
    meet(connection)
  }).listen('/tmp/' + name)
}
const moved = given.map((one) => (one.startsWith(PROFILE) ? one + '-elsewhere' : one))
spawn(${JSON.stringify(soffice)}, moved, { stdio: 'ignore' }).on('exit', (code) => process.exit(code ?? 1))
`
}
