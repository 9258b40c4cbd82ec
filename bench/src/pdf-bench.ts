import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { answerOf } from '@ot/contract'
import { readZip } from '@ot/doc-engine'
import { heading, line, median } from './figures.ts'
import type { BenchWorld } from './world.ts'

const DOCUMENTS = 40
const ROUNDS = 5
const run = promisify(execFile)

/** Forty papers as PDF: by the server's listeners, and by one plain `soffice --headless --convert-to pdf` of the same. */
export async function benchPdf(url: string, world: BenchWorld): Promise<void> {
  heading(`PDF из ${DOCUMENTS} бумаг`)
  if (!(await isAvailable(url, world))) {
    console.log('LibreOffice не найдена: сравнивать не с чем')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'otdel-pdf-bench-'))
  try {
    // The first time listeners start and profiles are made.
    await archive(url, world, 'pdf', dayOf(0))
    await plain(folder, await archive(url, world, 'docx', dayOf(0)))
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Another day is another text: nothing is found ready.
      const started = performance.now()
      await archive(url, world, 'pdf', dayOf(round))
      ours.push(DOCUMENTS / seconds(started))
      theirs.push(await plain(folder, await archive(url, world, 'docx', dayOf(round))))
    }
    const again = performance.now()
    await archive(url, world, 'pdf', dayOf(ROUNDS))
    line('слушатели сервера, PDF в секунду', median(ours).toFixed(1))
    line('один soffice --convert-to, PDF в секунду', median(theirs).toFixed(1))
    line('во сколько раз быстрее', `× ${(median(ours) / median(theirs)).toFixed(2)}`, 'не меньше × 1,5')
    line('те же бумаги ещё раз, PDF в секунду', (DOCUMENTS / seconds(again)).toFixed(0))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000
}

function dayOf(round: number): string {
  return `2026-01-${String(round + 1).padStart(2, '0')}`
}

async function isAvailable(url: string, { token }: BenchWorld): Promise<boolean> {
  const answer = await fetch(`${url}/api/pdf`, { headers: { authorization: `Bearer ${token}` } })
  return answerOf('GET /api/pdf', await answer.json()).isAvailable
}

async function archive(url: string, world: BenchWorld, format: string, date: string): Promise<Uint8Array> {
  const templateIds = Array.from(
    { length: DOCUMENTS },
    (_, index) => world.templateIds[index % world.templateIds.length],
  )
  const headers = { authorization: `Bearer ${world.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ companyId: world.companyId, date, templateIds, format })
  const answer = await fetch(`${url}/api/documents/archive`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`archive: ${answer.status} ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** PDFs a second, from the start of the command to its end. */
async function plain(folder: string, zip: Uint8Array): Promise<number> {
  const words = readZip(zip).filter(({ name }) => name.endsWith('.docx'))
  const out = join(folder, 'out')
  await mkdir(out, { recursive: true })
  const files = await Promise.all(
    words.map(async ({ bytes }, index) => {
      const file = join(folder, `${index}.docx`)
      await writeFile(file, bytes)
      return file
    }),
  )
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const started = performance.now()
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', out, ...files])
  const speed = files.length / seconds(started)
  const made = (await readdir(out)).length
  if (made !== files.length) throw new Error(`soffice made ${made} of ${files.length}`)
  await rm(out, { recursive: true })
  return speed
}
