import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Print } from './compare-engines.ts'
import { nudgedPaper } from './nudged.ts'
import { pageComplaint, problemsOfPages } from './page-complaints.ts'
import type { PageProblem } from './page-rules.ts'

const BATCH = 30
const BATCH_TIMEOUT_MS = 300_000
const PDF_START = '%PDF-'

const run = promisify(execFile)

/**
 * Every paper through LibreOffice, in batches with a profile of its own; says which ones it cannot open and which pages are badly cut.
 * Where the room left on a page is all but exact, LibreOffice 7.4 forgets what stays with the next line. Such a paper is laid out
 * once more, moved by a point: what the layout itself cuts badly is cut badly again.
 */
export async function openInLibreOffice(prints: readonly Print[]): Promise<string[]> {
  const read = await readPages(prints)
  const cut = read.filter(({ problems }) => problems !== null && problems.length > 0)
  const again = await readPages(cut.map(({ print }) => ({ ...print, bytes: nudgedPaper(print.bytes) })))
  const still = new Map(again.map(({ print, problems }) => [print.name, problems]))
  return read.flatMap(({ print: { name }, problems }) => {
    if (problems === null) return [`${name} — LibreOffice не открыл документ`]
    const kinds = new Set(still.get(name)?.map(({ problem }) => problem))
    return problems.filter(({ problem }) => kinds.has(problem)).map((found) => pageComplaint(name, found))
  })
}

/** `problems`: null when LibreOffice has not opened the paper. */
type ReadPages = { print: Print; problems: PageProblem[] | null }

async function readPages(prints: readonly Print[]): Promise<ReadPages[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ot-library-'))
  const profile = pathToFileURL(join(folder, 'profile')).href
  const read: ReadPages[] = []
  try {
    for (let start = 0; start < prints.length; start += BATCH) {
      const batch = prints.slice(start, start + BATCH)
      const files = batch.map(({ bytes }, index) => {
        const file = join(folder, `${start + index}.docx`)
        writeFileSync(file, bytes)
        return file
      })
      const options = ['--headless', `-env:UserInstallation=${profile}`, '--convert-to', 'pdf']
      await run('soffice', [...options, '--outdir', folder, ...files], { timeout: BATCH_TIMEOUT_MS })
      for (const [index, print] of batch.entries()) {
        const pdf = join(folder, `${start + index}.pdf`)
        const isOpened = existsSync(pdf) && readFileSync(pdf).toString('latin1', 0, 5) === PDF_START
        read.push({ print, problems: isOpened ? await problemsOfPages(pdf, print.bytes) : null })
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return read
}
