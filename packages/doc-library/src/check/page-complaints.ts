import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type PageProblem, pageProblems } from './page-rules.ts'
import { paperParts } from './paper-parts.ts'

const MAX_TEXT_BYTES = 64 * 1024 * 1024

const run = promisify(execFile)

/** What is wrong with the pages of a PDF file, whoever has made it of the Word file. */
export async function problemsOfPages(pdf: string, docx: Uint8Array): Promise<PageProblem[]> {
  const { stdout } = await run('pdftotext', ['-layout', pdf, '-'], { maxBuffer: MAX_TEXT_BYTES })
  return pageProblems(stdout, paperParts(docx))
}

export function pageComplaint(name: string, { page, problem }: PageProblem): string {
  return `${name} — страница ${page}: ${problem}`
}
