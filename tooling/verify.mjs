// `npm run verify`: everything that needs neither a database nor a build nor a browser.
import { check, finish, vitest } from './checks.mjs'
import { ensureDependencies, ensureNode } from './setup.mjs'

ensureNode()
ensureDependencies()

export function verify() {
  check('формат и правила кода', 'npx', ['biome', 'ci', '--error-on-warnings', '.'])
  check('направление импортов', 'npm', ['run', '--silent', 'imports'])
  check('законы кода', process.execPath, ['tooling/code-laws.mjs'])
  check('типы', 'npm', ['run', '--silent', 'types'])
  check('неиспользуемое', 'npm', ['run', '--silent', 'unused'])
  check('ссылки в документации', process.execPath, ['tooling/doc-references.mjs'])
  vitest('правила, документы, компоненты', 'tooling/vitest.unit.config.ts')
}

if (process.argv[1]?.endsWith('verify.mjs')) {
  verify()
  finish()
}
