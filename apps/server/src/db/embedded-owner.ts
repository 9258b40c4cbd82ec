import { execFile, spawn } from 'node:child_process'
import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SystemUser } from '../foundation/system-user.ts'

/** Who runs PostgreSQL: it refuses to be run by root. Null: the user himself. */
export type Owner = SystemUser | null

const run = promisify(execFile)

/** Whose the folder is, whether we may run as he or not. */
export async function folderOwner(folder: string): Promise<SystemUser> {
  const { uid, gid } = await stat(folder)
  return { uid, gid, name: `uid ${uid}` }
}

/** The folder itself comes last: whose it is tells whether all of it has been handed over. */
export async function handOver(folder: string, { uid, gid }: SystemUser): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await chmod(folder, 0o700)
  await lchown(folder, uid, gid)
}

/** Runs to its end; answers the exit code and what was printed. */
export async function commandAs(
  owner: Owner,
  file: string,
  parameters: readonly string[],
): Promise<{ code: number; output: string }> {
  try {
    const { stdout, stderr } = await run(file, [...parameters], {
      ...idsOf(owner),
      cwd: '/',
      env: commandEnvironment(),
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
      return { code: error.code, output: error.message }
    }
    throw error
  }
}

/** Starts a command whose child lives on: its output must not be a pipe that keeps us waiting. */
export function detachedCommandAs(
  owner: Owner,
  file: string,
  parameters: readonly string[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...parameters], {
      ...idsOf(owner),
      cwd: '/',
      env: commandEnvironment(),
      stdio: 'ignore',
      detached: true,
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function idsOf(owner: Owner) {
  return owner === null ? {} : { uid: owner.uid, gid: owner.gid }
}

/** Messages that the product reads must be in English, and no PG* setting of the user may leak in. */
function commandEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' }
}
