import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { readZip } from '@ot/doc-engine'
import { figure, heading, median, tenths, times, whole } from './figures.ts'
import { accessToken, type Bench } from './world.ts'

const run = promisify(execFile)

/** Papers as PDF: by the server's listeners, and by one plain `soffice --headless --convert-to pdf` of the same. */
export async function benchPdf({ scale, product: { url }, world }: Bench): Promise<void> {
  const documents = scale(40, 2)
  heading(`PDF из бумаг: ${documents}`)
  const token = await accessToken(url)
  const papers = Array.from(
    { length: documents },
    (_, index) => world.templateIds[index % world.templateIds.length],
  )
  const order = { url, token, companyId: world.companyId, templateIds: papers }
  const folder = await mkdtemp(join(tmpdir(), 'otdel-pdf-bench-'))
  try {
    // The first time listeners start and profiles are made.
    await archive(order, 'pdf', dayOf(0))
    await plain(folder, await archive(order, 'docx', dayOf(0)))
    const ours: number[] = []
    const theirs: number[] = []
    const rounds = scale(5, 1)
    for (let round = 1; round <= rounds; round += 1) {
      // Another day is another text: nothing is found ready.
      const started = performance.now()
      await archive(order, 'pdf', dayOf(round))
      ours.push(documents / seconds(started))
      theirs.push(await plain(folder, await archive(order, 'docx', dayOf(round))))
    }
    const again = performance.now()
    await archive(order, 'pdf', dayOf(rounds))
    figure('слушатели сервера, PDF в секунду', median(ours), tenths)
    figure('один soffice --convert-to, PDF в секунду', median(theirs), tenths)
    figure('во сколько раз быстрее', median(ours) / median(theirs), times, 'не меньше × 1,5')
    figure('те же бумаги ещё раз, PDF в секунду', documents / seconds(again), whole)
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

type Order = { url: string; token: string; companyId: number; templateIds: readonly (string | undefined)[] }

async function archive(
  { url, token, ...papers }: Order,
  format: 'pdf' | 'docx',
  date: string,
): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...papers, date, format })
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
