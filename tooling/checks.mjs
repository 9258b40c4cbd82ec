// Runs checks and test suites one after another and counts them, so that a run closes on one line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

let passed = 0
let failed = 0
const reports = mkdtempSync(join(tmpdir(), 'otdel-reports-'))

function execute(title, command, args, env) {
  const started = Date.now()
  console.log(`\n— ${title}`)
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ok = result.status === 0
  console.log(`${ok ? '✓' : '✗'} ${title}: ${((Date.now() - started) / 1000).toFixed(1)} с`)
  return ok
}

/** One check that passes or fails as a whole. */
export function check(title, command, args) {
  if (execute(title, command, args)) passed += 1
  else failed += 1
}

export function vitest(title, config) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const ok = execute(title, 'npx', [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  count(ok, file, (report) => [report.numPassedTests, report.numFailedTests])
}

export function playwright(title, config) {
  const file = join(reports, 'e2e.json')
  const ok = execute(title, 'npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  count(ok, file, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
}

/** A suite that broke without naming a failed test is one failure: nothing passes by not having run. */
function count(ok, file, numbers) {
  let counted = [0, 0]
  try {
    counted = numbers(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`Отчёт о тестах не прочитан: ${error.message}`)
  }
  const isSilentFailure = counted[1] === 0 && (!ok || counted[0] === 0)
  passed += counted[0]
  failed += counted[1] + (isSilentFailure ? 1 : 0)
}

export function finish() {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
