import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ACTION_TIMEOUT_MS, MOTION, WINDOW } from './fixtures/window-options.ts'

const PORT = Number(process.env.E2E_PORT ?? 4319)
/** Workers read the same configuration file: the folder made by the first reading is theirs too. */
const DATA_DIR = process.env.E2E_DATA_DIR ?? newDataDir()
process.env.E2E_DATA_DIR = DATA_DIR

/** What a user does, in Debian's Chromium against the built product on its own database. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 3,
  // Where nobody can run it again, a test is tried once more; the end of the run names those that needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...WINDOW,
    baseURL: `http://localhost:${PORT}`,
    video: 'off',
    trace: 'off',
    actionTimeout: ACTION_TIMEOUT_MS,
    contextOptions: MOTION,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: 'node fixtures/serve.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR,
      PUBLIC_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      // A quarter of an hour passes during the run: nothing may appear by itself in the middle of a test.
      PLANNED_JOBS: 'off',
    },
  },
})

/** PostgreSQL started by root runs as a user of its own, who has to pass through the folder. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'otdel-e2e-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Debian's Chromium without the windows of a browser does the same work in half the processor time. */
function installedChromium(): string {
  const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
  return existsSync(shell) ? shell : whole
}
