// `npm run mutants [-- <folder>…]`: changes the rules of law and of grammar one by one and looks whether a test of the same
// folder notices. Prints the score of each folder and the changes that nobody noticed; docs/mutants.md explains those kept.
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

const LEAST_SCORE = 85
/** A mutant that never ends is stopped by the count of its loops; this is for the rest, on a machine that is busy. */
const PATIENCE_MS = 30_000

function optionsOf(folder) {
  const reports = join(ROOT, 'node_modules/.cache/mutants', folder.replaceAll('/', '-'))
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(ROOT, 'tooling/vitest.mutants.config.ts'), dir: folder, related: false },
    mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'],
    incremental: true,
    incrementalFile: `${reports}.incremental.json`,
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: `${reports}.json` },
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
    tempDirName: join(tmpdir(), `otdel-mutants-${process.pid}`),
    ignorePatterns: ['.build', 'dist', 'data', 'docs', 'e2e', 'bench', 'apps'],
    timeoutMS: PATIENCE_MS,
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  }
}

ensureNode()
ensureDependencies()
process.chdir(ROOT)

const asked = process.argv.slice(2)
for (const folder of asked.length > 0 ? asked : FOLDERS) {
  console.log(`\n— ${folder}`)
  await new Stryker(optionsOf(folder)).runMutationTest()
}
