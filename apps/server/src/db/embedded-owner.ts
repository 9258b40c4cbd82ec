import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Who runs PostgreSQL: it refuses to be run by root. Null: the user himself. */
export type Owner = { uid: number; gid: number } | null

const run = promisify(execFile)

/** Root lends the work to `nobody`, who exists everywhere, so that no user has to be created. */
export async function ownerFor(): Promise<Owner> {
  if (process.getuid?.() !== 0) return null
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? '').split(':').map(Number)
  if (uid === undefined || gid === undefined || Number.isNaN(uid) || Number.isNaN(gid)) {
    throw new Error(
      'нет пользователя nobody: запустите программу от обычного пользователя или задайте DATABASE_URL',
    )
  }
  return { uid, gid }
}

/** Runs to its end; answers the exit code and what was printed. */
export async function commandAs(
  owner: Owner,
  file: string,
  parameters: readonly string[],
): Promise<{ code: number; output: string }> {
  try {
    const { stdout, stderr } = await run(file, [...parameters], {
      ...owner,
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
      ...owner,
      cwd: '/',
      env: commandEnvironment(),
      stdio: 'ignore',
      detached: true,
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Messages that the product reads must be in English, and no PG* setting of the user may leak in. */
function commandEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' }
}
