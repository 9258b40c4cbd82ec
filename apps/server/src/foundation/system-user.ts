import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Programs of the product that root starts and does not run himself. */
export type ProgramUser = 'otdel-postgres' | 'otdel-office'

export type SystemUser = { name: string; uid: number; gid: number }

type Machine = {
  /** Who runs this process; null where users have no numbers. */
  uid: number | null
  /** The text of /etc/passwd. */
  passwd: string
  /** Where the program lies that makes users; null: nowhere. */
  useradd: string | null
}

export type UserPlan =
  /** Nobody else may be borrowed: it runs as who has started us. */
  | { kind: 'self' }
  | { kind: 'use'; user: SystemUser }
  | { kind: 'make'; command: readonly [string, ...string[]] }
  | { kind: 'borrow'; user: SystemUser }
  | { kind: 'refuse' }

const NOBODY = 'nobody'
const PLACES = ['/usr/sbin', '/sbin', '/usr/bin', '/usr/local/sbin']
const ATTEMPTS = 20
const PAUSE_MS = 250
const run = promisify(execFile)

/** What is to be done so that a program runs as a user of its own. */
export function planUser(name: ProgramUser, { uid, passwd, useradd }: Machine): UserPlan {
  if (uid !== 0) return { kind: 'self' }
  const user = userIn(passwd, name)
  if (user !== null) return { kind: 'use', user }
  if (useradd !== null) return { kind: 'make', command: [useradd, ...NEW_USER, name] }
  const nobody = userIn(passwd, NOBODY)
  return nobody === null ? { kind: 'refuse' } : { kind: 'borrow', user: nobody }
}

const NEW_USER = [
  '--system',
  '--user-group',
  '--no-create-home',
  '--home-dir',
  '/nonexistent',
  '--shell',
  '/usr/sbin/nologin',
]

function userIn(passwd: string, name: string): SystemUser | null {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = (line ?? '').split(':')
  return uid === undefined || gid === undefined || !/^\d+$/.test(uid) || !/^\d+$/.test(gid)
    ? null
    : { name, uid: Number(uid), gid: Number(gid) }
}

const known = new Map<ProgramUser, Promise<SystemUser | null>>()

/** As whom to run it; null: as ourselves. Asked once a process: the first time on a machine makes the user. */
export function systemUser(name: ProgramUser): Promise<SystemUser | null> {
  const asked = known.get(name) ?? findOrMake(name)
  known.set(name, asked)
  return asked
}

async function findOrMake(name: ProgramUser): Promise<SystemUser | null> {
  let useradd = PLACES.map((place) => join(place, 'useradd')).find((file) => existsSync(file)) ?? null
  for (let attempt = 1; ; attempt += 1) {
    const plan = planUser(name, { uid: process.getuid?.() ?? null, passwd: await readPasswd(), useradd })
    switch (plan.kind) {
      case 'self':
        return null
      case 'use':
        return plan.user
      case 'borrow':
        console.warn(
          `Нет пользователя ${name} и программы useradd: работаю от nobody. Создайте пользователя ${name} или запускайте не от root`,
        )
        return plan.user
      case 'refuse':
        throw new Error(
          'нет пользователя nobody: запустите программу от обычного пользователя или задайте DATABASE_URL',
        )
      case 'make': {
        // Another process that makes a user at this moment holds the lock of /etc/passwd, or has made ours.
        const isMade = await succeeds(plan.command)
        if (!isMade && attempt >= ATTEMPTS) useradd = null
        if (!isMade) await wait(PAUSE_MS)
      }
    }
  }
}

async function readPasswd(): Promise<string> {
  return existsSync('/etc/passwd') ? readFile('/etc/passwd', 'utf8') : ''
}

async function succeeds([file, ...parameters]: readonly [string, ...string[]]): Promise<boolean> {
  try {
    await run(file, parameters)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
