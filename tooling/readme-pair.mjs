// The two READMEs have two readers and two languages, but the same commands and the same settings.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const PAGES = ['README.md', 'README.ru.md']

/** The first cell of every row of a table that names a command or a setting: words in angle brackets are each language's own. */
function namedIn(page) {
  const rows = readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
  return rows.map((row) =>
    row
      .split('|')[1]
      .replace(/<[^>]*>/g, '<>')
      .trim(),
  )
}

const [english, russian] = PAGES.map(namedIn)
const missing = [
  ...english.filter((row) => !russian.includes(row)).map((row) => `${PAGES[1]}: нет строки ${row}`),
  ...russian.filter((row) => !english.includes(row)).map((row) => `${PAGES[0]}: нет строки ${row}`),
]
for (const line of missing) console.error(line)
console.log(`Две страницы README: строк ${english.length}, расхождений ${missing.length}`)
process.exit(missing.length === 0 && english.length > 0 ? 0 : 1)
