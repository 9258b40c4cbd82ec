// `npm run verify`: everything that needs neither a database nor a build nor a browser.
import { checks, finish, vitest } from './checks.mjs'
import { ensureDependencies, ensureNode } from './setup.mjs'

ensureNode()
ensureDependencies()

/** `prepare`: what the tests of rules want done before them. */
export async function verify(prepare = async () => undefined) {
  // One after another on one core, the others' work on the second: none of them is waited for.
  const row = checks(
    ['типы', 'npm', ['run', '--silent', 'types']],
    ['формат и правила кода', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
    ['направление импортов', 'npm', ['run', '--silent', 'imports']],
    ['законы кода', process.execPath, ['tooling/code-laws.mjs']],
    ['рисунок домов', process.execPath, ['tooling/house.mjs', '--check']],
    ['неиспользуемое', 'npm', ['run', '--silent', 'unused']],
    ['ссылки в документации', process.execPath, ['tooling/doc-references.mjs']],
    ['команды и настройки обоих README', process.execPath, ['tooling/readme-pair.mjs']],
  )
  await prepare()
  await vitest('правила, документы, компоненты', 'tooling/vitest.unit.config.ts')
  await row
}

if (process.argv[1]?.endsWith('verify.mjs')) {
  await verify()
  finish()
}
