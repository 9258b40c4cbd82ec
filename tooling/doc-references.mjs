// Prose must not point at what is not there: files named in links or by their path, and commands named as `npm run …`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './setup.mjs'

const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts
const pages = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.md'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  // Templates and news are texts of the product: what they point at are its pages.
  .filter((file) => file !== '' && !/^(packages\/doc-library|apps\/server\/news)\//.test(file))
  .filter((file) => existsSync(join(ROOT, file)))

/** A path from the root of the repository; one with a place for a name in it is none. */
const PATH = /`((?:apps|packages|e2e|bench|tooling|docs)\/[\w./@-]+)`/g

/** What was decided and measured speaks of the files of its day. */
function isOfItsDay(page) {
  return /^docs\/(decisions\/|benchmarks\.md|mutants\.md)/.test(page)
}

const broken = pages.flatMap((page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1])
  const paths = isOfItsDay(page) ? [] : [...text.matchAll(PATH)].map((match) => match[1])
  const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1])
  return [
    ...links
      .filter((link) => !existsSync(join(ROOT, dirname(page), link)))
      .map((link) => `${page}: нет файла ${link}`),
    ...paths.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${page}: нет файла ${path}`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `${page}: нет команды npm run ${name}`),
  ]
})
for (const line of broken) console.error(line)
console.log(`Ссылки в документации: страниц ${pages.length}, неверных ${broken.length}`)
process.exit(broken.length === 0 ? 0 : 1)
