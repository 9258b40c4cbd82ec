// The server tests of a released commit on the schema of today: an old process must go on while a new one has migrated.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../setup.mjs'
import { install, layOut } from './released.mjs'

const COMMIT = /^\| `([0-9a-f]{7,40})` \|/m

/** The newest release is the first row of the table in docs/releases.md. */
function releasedCommit() {
  const [, commit] = COMMIT.exec(readFileSync(join(ROOT, 'docs', 'releases.md'), 'utf8')) ?? []
  if (commit === undefined) throw new Error('docs/releases.md names no commit')
  return commit
}

/** `npm run drill -- old-process [files of tests]`. */
export async function drillOldProcess(files) {
  const commit = releasedCommit()
  const folder = mkdtempSync(join(tmpdir(), 'otdel-old-'))
  try {
    layOut(commit, folder)
    // As it stands in the database after the new process has come: the new migrations beside the code of before.
    cpSync(join(ROOT, 'apps/server/migrations'), join(folder, 'apps/server/migrations'), { recursive: true })
    install(folder)
    console.log(`server tests of ${commit} on the migrations of today`)
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...files],
      { cwd: folder, stdio: 'inherit' },
    )
    return status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
