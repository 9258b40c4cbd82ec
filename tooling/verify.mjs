// `npm run verify`: everything that needs neither a database nor a build nor a browser.
import { checks, finish, vitest } from './checks.mjs'
import { ensureDependencies, ensureNode } from './setup.mjs'

ensureNode()
ensureDependencies()

/** `prepare`: what the tests of rules want done before them. */
export async function verify(prepare = () => undefined) {
  // The types take twice as long as all the other checks: what comes next begins on the second core without waiting for them.
  const types = checks(['типы', 'npm', ['run', '--silent', 'types']])
  prepare()
  await checks(
    ['формат и правила кода', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
    ['направление импортов', 'npm', ['run', '--silent', 'imports']],
    ['законы кода', process.execPath, ['tooling/code-laws.mjs']],
    ['рисунок домов', process.execPath, ['tooling/house.mjs', '--check']],
    ['неиспользуемое', 'npm', ['run', '--silent', 'unused']],
    ['ссылки в документации', process.execPath, ['tooling/doc-references.mjs']],
    ['команды и настройки обоих README', process.execPath, ['tooling/readme-pair.mjs']],
  )
  await vitest('правила, документы, компоненты', 'tooling/vitest.unit.config.ts')
  await types
}

if (process.argv[1]?.endsWith('verify.mjs')) {
  await verify()
  finish()
}
