// Laws of this house that no general linter knows.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { callsApart } from './laws/calls.mjs'
import { EXEMPT_VERBS } from './laws/exempt-verbs.mjs'
import { FILE_LAWS } from './laws/file-laws.mjs'
import { namesApart, namesFromBelow, namesOfSeveral } from './laws/names.mjs'
import { queryKeysApart } from './laws/query-keys.mjs'
import { verbsThatLack } from './laws/verbs.mjs'
import { ROOT } from './setup.mjs'

const MODULES = 'apps/server/src/modules/'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter(
    (file) =>
      /^(apps|packages|e2e|bench|tooling)\/.+\.(ts|tsx|mjs|cjs|css)$/.test(file) &&
      // The laws name what they forbid.
      !file.startsWith('tooling/laws/') &&
      // A file removed but not yet committed is still listed.
      existsSync(`${ROOT}/${file}`),
  )
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

const brokenFiles = files.flatMap(({ file, text }) =>
  FILE_LAWS.filter((law) => law.applies(file) && law.breaks(text, file)).map(
    ({ reason }) => `${file}: ${reason}`,
  ),
)

const lacking = verbsThatLack(
  files.filter(
    ({ file }) => file.startsWith(MODULES) && !/\.test\.ts$|\/testing\/|queries[^/]*\.ts$/.test(file),
  ),
).map((verb) => ({ ...verb, key: `${verb.file.slice(MODULES.length)}#${verb.name}` }))

const brokenVerbs = lacking
  .filter(({ key }) => !EXEMPT_VERBS.has(key))
  .map(({ file, line, name, lacks }) => `${file}:${line}: глагол ${name} пишет без ${lacks.join(', ')}`)

const needless = [...EXEMPT_VERBS.keys()]
  .filter((key) => !lacking.some((verb) => verb.key === key))
  .map((key) => `tooling/laws/exempt-verbs.mjs: исключение ${key} больше не нужно`)

const sources = files.filter(
  ({ file }) =>
    /^(apps|packages)\/[^/]+\/(src|seed)\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)
/** A name that is offered by a package means the same to all who may import it. */
const below = Object.fromEntries(
  [...new Set(sources.map(({ file }) => file.split('/').slice(0, 2).join('/')))].map((house) => {
    const { dependencies = {} } = JSON.parse(readFileSync(`${ROOT}/${house}/package.json`, 'utf8'))
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@ot/'))
    return [house, ours.map((name) => name.replace('@ot/', 'packages/'))]
  }),
)

const brokenNames = [
  ...namesOfSeveral(sources),
  ...namesFromBelow(sources, below),
  ...namesApart(sources),
].map(({ name, house, files: owners }) => `${house}: имя ${name} значит разное в ${owners.join(', ')}`)

const broken = [
  ...brokenFiles,
  ...brokenVerbs,
  ...needless,
  ...brokenNames,
  ...callsApart(sources),
  ...queryKeysApart(sources),
]
for (const line of broken) console.error(line)
console.log(`Законы кода: файлов ${files.length}, нарушений ${broken.length}`)
process.exit(broken.length === 0 ? 0 : 1)
