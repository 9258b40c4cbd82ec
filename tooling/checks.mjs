// Runs checks and test suites and counts them, so that a run closes on one line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

let passed = 0
let failed = 0
const reports = mkdtempSync(join(tmpdir(), 'otdel-reports-'))

/** What runs beside others is shown when it has ended, whole. */
function execute(title, command, args, { env = {}, isBesideOthers = false } = {}) {
  const started = Date.now()
  if (!isBesideOthers) console.log(`\n— ${title}`)
  const output = isBesideOthers ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const ok = code === 0
      if (said.length > 0) process.stdout.write(Buffer.concat(said))
      console.log(`${ok ? '✓' : '✗'} ${title}: ${((Date.now() - started) / 1000).toFixed(1)} с`)
      resolve(ok)
    })
  })
}

/** A row of checks, one after another; other rows and tests may run beside it. Each passes or fails as a whole. */
export async function checks(...row) {
  for (const [title, command, args] of row) {
    if (await execute(title, command, args, { isBesideOthers: true })) passed += 1
    else failed += 1
  }
}

export async function vitest(title, config, env = {}) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await execute(title, 'npx', ['vitest', 'run', '--config', config, ...reporters], { env })
  count(ok, file, (report) => [report.numPassedTests, report.numFailedTests])
}

export async function playwright(title, config) {
  const file = join(reports, 'e2e.json')
  const ok = await execute(title, 'npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
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
