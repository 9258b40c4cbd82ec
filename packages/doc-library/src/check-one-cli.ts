import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { dayIn } from '@ot/domain'
import { bundleTemplate } from './build/bundle-library.ts'
import { checkTemplate } from './check/check-sources.ts'
import { SAMPLE_COMPANIES, sampleFacts } from './check/sample-facts.ts'
import { parseTemplate, type TemplateSource } from './format/parse-template.ts'
import { PACKAGE_ROOT, readClauses } from './format/read-sources.ts'
import { formatProblem, type SourceProblem, TemplateSourceError } from './format/template-error.ts'
import { libraryFrom } from './library/library.ts'

/** Files and folders named on the command line; a folder stands for all the templates in it. */
function filesOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = resolve(name)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((entry) => entry.endsWith('.md'))
      .map((entry) => join(path, entry))
      .toSorted()
  })
}

function readOne(
  path: string,
  clauses: ReadonlyMap<string, string>,
): TemplateSource | readonly SourceProblem[] {
  try {
    return parseTemplate(relative(PACKAGE_ROOT, path), readFileSync(path, 'utf8'), clauses)
  } catch (error) {
    if (error instanceof TemplateSourceError) return error.problems
    throw error
  }
}

async function renderInto(folder: string, template: TemplateSource): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${template.front.id}.docx`)
  writeFileSync(file, await renderSample(template))
  console.log(file)
}

async function checkFiles(names: readonly string[], renderFolder: string | null): Promise<number> {
  const clauses = readClauses()
  const today = dayIn(new Date().toISOString(), 'Europe/Moscow')
  const files = filesOf(names)
  let complaints = 0
  for (const path of files) {
    const read = readOne(path, clauses)
    const isTemplate = 'front' in read
    const problems = isTemplate ? checkTemplate(read, today) : read
    for (const problem of problems) console.error(formatProblem(problem))
    complaints += problems.length
    if (isTemplate && renderFolder !== null) await renderInto(renderFolder, read)
  }
  console.log(`Шаблонов: ${files.length}, замечаний: ${complaints}`)
  return complaints
}

const words = process.argv.slice(2)
const at = words.indexOf('--render')
const folder = at === -1 ? null : (words[at + 1] ?? null)
const names = at === -1 ? words : words.toSpliced(at, 2)

if (names.length === 0 || (at !== -1 && folder === null)) {
  console.error('npm run library:one -- <файл или папка> … [--render <куда>]')
  process.exitCode = 1
} else if ((await checkFiles(names, folder)) > 0) {
  process.exitCode = 1
}

/** The paper of the invented factory, every question answered: for looking at while one writes. */
async function renderSample(source: TemplateSource): Promise<Buffer> {
  const factory = SAMPLE_COMPANIES.find(({ name }) => name === 'завод')
  if (factory === undefined) throw new RangeError('The sample factory')
  const template = await bundleTemplate(source)
  const library = libraryFrom({ groups: [], templates: [template], superseded: [] })
  return library.make(template.id, sampleFacts(factory, template, true)).bytes
}
