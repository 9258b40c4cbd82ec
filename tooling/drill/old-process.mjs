// The server tests of a released commit on the schema of today: an old process must go on while a new one has migrated.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../setup.mjs'

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
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 31 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    // As it stands in the database after the new process has come: the new migrations beside the code of before.
    cpSync(join(ROOT, 'apps/server/migrations'), join(folder, 'apps/server/migrations'), { recursive: true })
    const inherited = { cwd: folder, stdio: 'inherit' }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts=false'], inherited)
    console.log(`server tests of ${commit} on the migrations of today`)
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...files],
      inherited,
    )
    return status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
