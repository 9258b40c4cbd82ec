import { type ChildProcess, spawn } from 'node:child_process'
import { homedir } from 'node:os'
import type { OfficeFolder } from './office-folder.ts'

/**
 * The shell that stands above LibreOffice: when our end of its input closes, because we say so or because this process
 * died, it kills its whole group and takes the folder away. Printing gives way to those who wait for a page (nice).
 */
const WATCH = `exec 3<&0
{ cat <&3 >/dev/null; rm -rf -- "$0"; kill -KILL 0; } &
nice -n 5 "$@" </dev/null >/dev/null 2>&1 3<&-
kill -KILL 0`

export type WatchedProcess = {
  readonly hasEnded: boolean
  /** Fulfilled when it is gone, whatever the reason. */
  readonly ended: Promise<void>
  kill(): Promise<void>
}

/** Settings of the server, secrets among them, are no business of the program. */
function environment({ path: folder, user }: OfficeFolder): NodeJS.ProcessEnv {
  const path = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/opt/homebrew/bin'
  return { PATH: path, HOME: user === null ? homedir() : folder, TMPDIR: folder, LANG: 'C.UTF-8' }
}

/** Runs a program that belongs to `folder` and must not outlive us. */
export function startWatched(
  folder: OfficeFolder,
  program: string,
  parameters: readonly string[],
): WatchedProcess {
  const { user } = folder
  const child = spawn('/bin/sh', ['-c', WATCH, folder.path, program, ...parameters], {
    ...(user !== null && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: environment(folder),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  let hasEnded = false
  const ended = whenEnded(child).then(() => {
    hasEnded = true
  })
  return {
    get hasEnded() {
      return hasEnded
    },
    ended,
    kill: () => {
      child.stdin?.end()
      return ended
    },
  }
}

function whenEnded(child: ChildProcess): Promise<void> {
  // A write to a process that is gone is not news: its end is reported by `exit`.
  child.stdin?.on('error', () => undefined)
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}
