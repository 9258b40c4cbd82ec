import { defineConfig } from 'vitest/config'

/** Tests without a database and without a browser: rules, grammar, documents, components. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tooling/**/*.test.ts'],
    // Left alone, it keeps a core for itself, and half of the two that a build machine has is idle.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
