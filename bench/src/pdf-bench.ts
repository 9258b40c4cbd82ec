import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { readZip } from '@ot/doc-engine'
import { figure, heading, median, tenths, times, whole } from './figures.ts'
import { mostWhile, type PressMemory, pressMemory } from './press-memory.ts'
import { accessToken, type Bench } from './world.ts'

const run = promisify(execFile)

/** Papers as PDF: by the server's press, and by one plain `soffice --headless --convert-to pdf` of the same, in turns; then a kit in one file. */
export async function benchPdf({ scale, product: { url, pid }, world }: Bench): Promise<void> {
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
    const atRest = pressMemory(pid)
    const begun = performance.now()
    await archive({ ...order, templateIds: papers.slice(0, 1) }, 'pdf', dayOf(0))
    const first = performance.now() - begun
    // The first time a profile of LibreOffice is made.
    await plain(folder, await archive(order, 'docx', dayOf(0)))
    const ours: number[] = []
    const theirs: number[] = []
    const rounds = scale(5, 1)
    for (let round = 1; round <= rounds; round += 1) {
      const started = performance.now()
      await archive(order, 'pdf', dayOf(round))
      ours.push(documents / seconds(started))
      theirs.push(await plain(folder, await archive(order, 'docx', dayOf(round))))
    }
    figure('первый PDF после начала, мс', first, whole, 'не больше 400')
    figure('пресс сервера, PDF в секунду', median(ours), tenths)
    figure('один soffice --convert-to, PDF в секунду', median(theirs), tenths)
    figure('во сколько раз быстрее', median(ours) / median(theirs), times, 'не меньше × 1,5')
    const kit = { ...order, templateIds: kitOf(scale(KIT, 3), world.templateIds) }
    const most = await mostWhile(pid, benchOneFile(kit))
    if (atRest !== null) await tellMemory(pid, atRest, { most, idleMs: scale(IDLE_MS, 0) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A process of the press that has nothing to do ends after a minute. */
const IDLE_MS = 75_000

/** Of the server and its press: before the first paper, while a kit is made, a while after it. */
async function tellMemory(
  pid: number,
  atRest: PressMemory,
  { most, idleMs }: { most: PressMemory & { both: number }; idleMs: number },
): Promise<void> {
  figure('память сервера до первого PDF, МБ', atRest.server, whole)
  figure('сервера под комплектом, МБ', most.server, whole)
  figure('процессов пресса под комплектом, МБ', most.press, whole)
  figure('вместе, МБ', most.both, whole)
  if (idleMs === 0) return
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  const after = pressMemory(pid)
  if (after !== null) figure('вместе через минуту без работы, МБ', after.server + after.press, whole)
}

const KIT = 156

function kitOf(count: number, templateIds: readonly string[]): (string | undefined)[] {
  return Array.from({ length: count }, (_, index) => templateIds[index % templateIds.length])
}

/** A kit as one PDF: when its first byte comes and when its last. */
async function benchOneFile(order: Order): Promise<void> {
  const started = performance.now()
  const answer = await askArchive(order, 'one-pdf', dayOf(0))
  const reader = answer.body?.getReader()
  await reader?.read()
  const firstByte = performance.now() - started
  while (reader !== undefined && !(await reader.read()).done);
  figure(
    `комплект в одном PDF, ${order.templateIds.length} бумаг: первый байт, мс`,
    firstByte,
    whole,
    'не больше 500',
  )
  figure('весь, с', seconds(started), tenths, 'не больше 3')
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000
}

function dayOf(round: number): string {
  return `2026-01-${String(round + 1).padStart(2, '0')}`
}

type Order = { url: string; token: string; companyId: number; templateIds: readonly (string | undefined)[] }

async function archive(order: Order, format: 'pdf' | 'docx', date: string): Promise<Uint8Array> {
  return new Uint8Array(await (await askArchive(order, format, date)).arrayBuffer())
}

async function askArchive(
  { url, token, ...papers }: Order,
  format: 'pdf' | 'one-pdf' | 'docx',
  date: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...papers, date, format })
  const answer = await fetch(`${url}/api/documents/archive`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`archive: ${answer.status} ${await answer.text()}`)
  return answer
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
