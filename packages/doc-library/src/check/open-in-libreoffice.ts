import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Print } from './compare-engines.ts'
import { pageComplaints } from './page-complaints.ts'

const BATCH = 30
const BATCH_TIMEOUT_MS = 300_000
const PDF_START = '%PDF-'

const run = promisify(execFile)

/** Every paper through LibreOffice, in batches with a profile of its own; says which ones it cannot open and which pages are badly cut. */
export async function openInLibreOffice(prints: readonly Print[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ot-library-'))
  const profile = pathToFileURL(join(folder, 'profile')).href
  const complaints: string[] = []
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
      for (const [index, { name, bytes }] of batch.entries()) {
        const pdf = join(folder, `${start + index}.pdf`)
        const isOpened = existsSync(pdf) && readFileSync(pdf).toString('latin1', 0, 5) === PDF_START
        if (isOpened) complaints.push(...(await pageComplaints(pdf, name, bytes)))
        else complaints.push(`${name} — LibreOffice не открыл документ`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return complaints
}
