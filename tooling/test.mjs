// `npm test`: installs what is missing, then everything that can be checked. Closes on `N passed, N failed`.
import { checks, finish, playwright, vitest } from './checks.mjs'
import { ensureBuild, ensureDependencies, ensureNode } from './setup.mjs'
import { ensureSystemParts } from './system-parts.mjs'

ensureNode()
ensureDependencies()
ensureSystemParts()

const { verify } = await import('./verify.mjs')
await verify()
ensureBuild()
// On small data the figures decide nothing: this takes what the server's tests, which wait for disks and processes, leave.
const figures = checks([
  'показатели: каждая часть на малых данных',
  process.execPath,
  ['tooling/bench.mjs', '--smoke'],
])
await vitest('сервер на PostgreSQL', 'apps/server/vitest.config.ts', { TEST_BUILT_SERVER: 'yes' })
await figures
await playwright('пользователь в браузере', 'e2e/playwright.config.ts')
finish()
