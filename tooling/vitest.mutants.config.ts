import { defineConfig } from 'vitest/config'

/** The tests of the folder that `npm run mutants` names. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
  },
})
