import { defineConfig } from 'vitest/config'

/** Tests of the server on a real PostgreSQL: the embedded one, or the server of DATABASE_URL. */
export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    // Files share two processes: the product is read once a process, not once a file, so none keeps what a test changed.
    isolate: false,
    // Tests wait for servers, letters and disks: two of three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
