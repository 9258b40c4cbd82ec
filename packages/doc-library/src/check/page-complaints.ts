import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pageProblems } from './page-rules.ts'
import { paperParts } from './paper-parts.ts'

const MAX_TEXT_BYTES = 64 * 1024 * 1024

const run = promisify(execFile)

/** What is wrong with the pages of a PDF file, whoever has made it of the Word file. */
export async function pageComplaints(pdf: string, name: string, docx: Uint8Array): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-layout', pdf, '-'], { maxBuffer: MAX_TEXT_BYTES })
  return pageProblems(stdout, paperParts(docx)).map(
    ({ page, problem }) => `${name} — страница ${page}: ${problem}`,
  )
}
