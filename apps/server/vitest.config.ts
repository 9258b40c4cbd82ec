import { defineConfig } from 'vitest/config'

/** Tests of the server on a real PostgreSQL: the embedded one, or the server of DATABASE_URL. */
export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
