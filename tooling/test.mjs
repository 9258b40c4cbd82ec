// `npm test`: installs what is missing, then everything that can be checked. Closes on `N passed, N failed`.
import { checks, finish, playwright, step, vitest } from './checks.mjs'
import { ensureDependencies, ensureNode } from './setup.mjs'
import { ensureSystemParts } from './system-parts.mjs'

ensureNode()
ensureDependencies()
ensureSystemParts()

const { verify } = await import('./verify.mjs')
// Before the tests of rules: both of their processes would build the library of templates that the build leaves ready.
await verify(() => step('сборка', process.execPath, ['tooling/ensure-build.mjs']))
// On little data the figures decide nothing, and one part waits for another: it takes what the server's tests leave, which
// wait for disks and processes.
const figures = checks([
  'показатели: каждая часть на малых данных',
  process.execPath,
  ['tooling/bench.mjs', '--smoke'],
])
await vitest('сервер на PostgreSQL', 'apps/server/vitest.config.ts', { TEST_BUILT_SERVER: 'yes' })
await figures
await playwright('пользователь в браузере', 'e2e/playwright.config.ts')
finish()
