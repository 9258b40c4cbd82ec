// Runs checks and test suites and counts them, so that a run closes on one line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './setup.mjs'

let passed = 0
let failed = 0
/** What failed, said once more at the end: a long log is read from there. */
const failures = []
/** What passed at the second try: named too, for it is a fault of the product or of the test. */
const unsteady = []
const reports = mkdtempSync(join(tmpdir(), 'otdel-reports-'))

/** Of what a suite printed, as much is said again as names an error outside its tests. */
const LAST_WORDS = 4_000

/** What runs beside others is shown when it has ended, whole. Tells what it printed, where anything was kept of it. */
function execute(title, command, args, { env = {}, isBesideOthers = false } = {}) {
  const started = Date.now()
  if (!isBesideOthers) console.log(`\n— ${title}`)
  // A terminal gets its colours and its moving lines; what nobody watches can be kept.
  const isKept = isBesideOthers || !process.stdout.isTTY
  const output = isKept ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said.push(chunk)
      if (!isBesideOthers) process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const ok = code === 0
      if (isBesideOthers) process.stdout.write(Buffer.concat(said))
      console.log(`${ok ? '✓' : '✗'} ${title}: ${((Date.now() - started) / 1000).toFixed(1)} с`)
      resolve({ ok, lastWords: Buffer.concat(said).toString('utf8').slice(-LAST_WORDS) })
    })
  })
}

/** A row of checks, one after another; other rows and tests may run beside it. Each passes or fails as a whole. */
export async function checks(...row) {
  for (const [title, command, args] of row) {
    const { ok } = await execute(title, command, args, { isBesideOthers: true })
    if (ok) passed += 1
    else fail(title)
  }
}

/** What everything after it needs: when it fails, the run ends. */
export async function step(title, command, args) {
  const { ok } = await execute(title, command, args)
  if (ok) return
  fail(title)
  finish()
}

export async function vitest(title, config, env = {}) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const outcome = await execute(title, 'npx', ['vitest', 'run', '--config', config, ...reporters], { env })
  count(title, outcome, file, (report) => [report.numPassedTests, failedTests(report)])
}

export async function playwright(title, config) {
  const file = join(reports, 'e2e.json')
  const outcome = await execute(
    title,
    'npx',
    ['playwright', 'test', '--config', config, '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  )
  count(title, outcome, file, ({ stats, suites }) => {
    unsteady.push(...unsteadySpecs(suites).map((spec) => `${title}: ${spec}`))
    return [stats.expected + stats.flaky, unexpectedSpecs(suites)]
  })
}

function failedTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const names = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    return names.length === 0 && status === 'failed' ? [`${name}: ${message}`] : names
  })
}

function unexpectedSpecs(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${file}: ${spec.title}\n${complaintsOf(spec)}`),
    ...unexpectedSpecs(inner),
  ])
}

/** What passed only when it was tried again. */
function unsteadySpecs(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${file}: ${spec.title}\n${complaintsOf(spec)}`),
    ...unsteadySpecs(inner),
  ])
}

/** What a browser test failed with, where and on which line: the page it saw is not kept past the run. */
function complaintsOf({ tests }) {
  return tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message, location }) => `${location?.line ?? '?'}: ${stripVTControlCharacters(message ?? '')}`)
    .join('\n')
    .slice(0, LAST_WORDS)
}

/** A suite that broke without naming a failed test is one failure: nothing passes by not having run. */
function count(title, { ok, lastWords }, file, read) {
  let counted = [0, []]
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`Отчёт о тестах не прочитан: ${error.message}`)
  }
  const [succeeded, named] = counted
  passed += succeeded
  for (const name of named) fail(`${title}: ${name}`)
  if (named.length === 0 && (!ok || succeeded === 0)) fail(`${title}: ошибка вне тестов\n${lastWords}`)
}

function fail(title) {
  failed += 1
  failures.push(title)
}

export function finish() {
  for (const title of unsteady) console.log(`↻ ${title}`)
  for (const title of failures) console.log(`✗ ${title}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
