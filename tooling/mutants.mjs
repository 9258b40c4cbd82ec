// `npm run mutants [-- <folder or file>…]`: changes the rules of law and of grammar one by one and looks whether a test of the
// same folder notices. Prints the score of each folder and the changes that nobody noticed; docs/mutants.md explains those kept.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ensureDependencies, ensureNode, ROOT } from './setup.mjs'

const FOLDERS = [
  'packages/domain/src/calendar',
  'packages/domain/src/tariff',
  'packages/domain/src/rule',
  'packages/domain/src/obligation',
  'packages/domain/src/incident/course',
  'packages/grammar/src',
]

/** Lists of words are facts of the language, not rules: docs/mutants.md says why they are left alone. */
const WORD_LISTS = ['packages/grammar/src/exceptions/**']

const LEAST_SCORE = 85
/** A mutant that never ends is stopped by the count of its loops; this is for the rest, on a machine that is busy. */
const PATIENCE_MS = 30_000

/** Of a file or of a folder within one of ours, the tests are those of ours, and so is what was answered before. */
function optionsOf(asked) {
  const folder = FOLDERS.find((ours) => asked.startsWith(`${ours}/`)) ?? asked
  const reports = join(ROOT, 'node_modules/.cache/mutants')
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(ROOT, 'tooling/vitest.mutants.config.ts'), dir: folder, related: false },
    coverageAnalysis: 'perTest',
    mutate: [
      asked.endsWith('.ts') ? asked : `${asked}/**/*.ts`,
      ...['**/*.test.ts', '**/*.d.ts', ...WORD_LISTS].map((left) => `!${left}`),
    ],
    incremental: true,
    incrementalFile: join(reports, `${nameOf(folder)}.incremental.json`),
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: join(reports, `${nameOf(asked)}.json`) },
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
    tempDirName: join(tmpdir(), `otdel-mutants-${process.pid}`),
    ignorePatterns: ['.build', 'dist', 'data', 'docs', 'e2e', 'bench', 'apps'],
    timeoutMS: PATIENCE_MS,
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  }
}

function nameOf(path) {
  return path.replaceAll('/', '-')
}

ensureNode()
ensureDependencies()
process.chdir(ROOT)

const asked = process.argv.slice(2)
for (const path of asked.length > 0 ? asked : FOLDERS) {
  console.log(`\n— ${path}`)
  await new Stryker(optionsOf(path)).runMutationTest()
}
