import { defineConfig } from 'vitest/config'

/** The tests of the folder that `npm run mutants` names. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    // A module is read once a mutant, not once a file of tests.
    isolate: false,
    // The tables are measured: a thousand lives and five hundred names of each kind for each mutant would take a day.
    env: { LIVES: '3', SAMPLES: '20' },
  },
})
