import { defineConfig } from 'vitest/config'

/** Tests without a database and without a browser: rules, grammar, documents, components. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tooling/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
