import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentText } from '@ot/doc-engine'
import { type Library, loadLibrary } from '@ot/doc-library'
import {
  pageComplaint,
  problemsOfPages,
  SAMPLE_COMPANIES,
  sampleFacts,
  withWholeStaff,
} from '@ot/doc-library/page-check'
import { Press } from './press/press.ts'
import { pdfPages } from './testing/pdf-text.ts'

const DAY = '2026-10-05'

type Print = { name: string; bytes: Buffer }

/** Papers of the library, all or those asked for by their ids, for every invented company, with answers and without. */
function* printsOf(library: Library, asked: readonly string[]): Generator<Print> {
  const templates = [...library.templates, ...library.recordPapers].filter(
    ({ id }) => asked.length === 0 || asked.includes(id),
  )
  for (const company of SAMPLE_COMPANIES.map(withWholeStaff)) {
    for (const answered of [true, false]) {
      for (const template of templates) {
        const name = `${template.id} ${company.name}${answered ? '' : ' без ответов'}`
        yield { name, bytes: library.make(template.id, sampleFacts(company, template, answered)).bytes }
      }
    }
  }
}

const lettersOf = (text: string): string => text.replace(/\s+/g, '')

/** The pages that the press sets, letter by letter the words of the Word file and by the rules that the pages of Word's layout are checked by. */
async function checkPages(asked: readonly string[]): Promise<{ papers: number; complaints: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'ot-press-'))
  const pdf = join(folder, 'paper.pdf')
  const press = new Press()
  const complaints: string[] = []
  let papers = 0
  try {
    for (const { name, bytes } of printsOf(await loadLibrary(), asked)) {
      const printed = press.print(bytes, { day: DAY })
      writeFileSync(pdf, printed)
      for (const found of await problemsOfPages(pdf, bytes)) complaints.push(pageComplaint(name, found))
      if (lettersOf((await pdfPages(printed)).join('')) !== lettersOf(documentText(bytes)))
        complaints.push(`${name} — в PDF стоит не то же, что в файле Word`)
      papers += 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { papers, complaints }
}

const { papers, complaints } = await checkPages(process.argv.slice(2))
for (const complaint of complaints) console.error(complaint)
console.log(`PDF напечатано: ${papers}, замечаний к страницам: ${complaints.length}`)
if (complaints.length > 0) process.exitCode = 1
