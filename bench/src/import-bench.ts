import { answerOf } from '@ot/contract'
import { writeWorkbook } from '@ot/spreadsheet'
import { heading, line, median } from './figures.ts'
import { type BenchWorld, makeCompany } from './world.ts'

const SMALL = 500
const LARGE = 10_000
const ROUNDS = 7
const CHECKS = 3
const IDLE_MS = 3000

/** A staff list from a browser's form to written records, and what reading a large one costs those who read beside it. */
export async function benchImport(url: string, world: BenchWorld): Promise<void> {
  heading('Загрузка работников из .xlsx')
  const small = await staffFile(SMALL)
  const cold = await timed(() => load(url, world, world.companyId, small, true))
  line(`первая проверка ${SMALL} строк после запуска, мс`, cold.toFixed(0))
  await benchSmall(url, world, small)
  await benchNeighbour(url, world, await staffFile(LARGE))
}

async function benchSmall(url: string, world: BenchWorld, file: File): Promise<void> {
  const figures = { check: [] as number[], write: [] as number[], again: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const companyId = await makeCompany(url, world.token)
    const check = await timed(() => load(url, world, companyId, file, true))
    const write = await timed(() => load(url, world, companyId, file, false))
    const again = await timed(() => load(url, world, companyId, file, false))
    // The first round warms up.
    if (round === 0) continue
    figures.check.push(check)
    figures.write.push(write)
    figures.again.push(again)
  }
  line(`проверка ${SMALL} строк, мс (медиана)`, median(figures.check).toFixed(0))
  line(`загрузка ${SMALL} новых работников, мс (медиана)`, median(figures.write).toFixed(0), 'до 3000')
  line('тот же файл ещё раз, мс (медиана)', median(figures.again).toFixed(0))
}

/** In turn: reads alone, then the same reads while the large file is checked. */
async function benchNeighbour(url: string, world: BenchWorld, file: File): Promise<void> {
  const companyId = await makeCompany(url, world.token)
  const durations: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await readsWhile(url, world, wait(IDLE_MS))
    const checks = timed(() => checkTimes(url, world, companyId, file))
    const beside = await readsWhile(url, world, checks)
    if (round === 0) continue
    idle.push(percentile(alone, 0.95))
    busy.push(percentile(beside, 0.95))
    durations.push((await checks) / CHECKS)
  }
  const ratios = busy.map((value, index) => value / (idle[index] ?? Number.NaN))
  line(`проверка ${LARGE} строк, мс (медиана)`, median(durations).toFixed(0))
  line('GET рядом, p95 в покое, мс (медиана)', median(idle).toFixed(2))
  line('GET рядом, p95 во время проверки, мс (медиана)', median(busy).toFixed(2))
  line('отношение (медиана по парам)', median(ratios).toFixed(2), 'не больше 2')
}

async function checkTimes(url: string, world: BenchWorld, companyId: number, file: File): Promise<void> {
  for (let check = 0; check < CHECKS; check += 1) await load(url, world, companyId, file, true)
}

/** Latencies of one reader, who asks again as soon as he is answered, until the other work ends. */
async function readsWhile(url: string, world: BenchWorld, other: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = []
  let isOver = false
  const end = other.finally(() => {
    isOver = true
  })
  const headers = { authorization: `Bearer ${world.token}` }
  while (!isOver) {
    latencies.push(
      await timed(async () => {
        const answer = await fetch(`${url}/api/companies/${world.companyId}`, { headers })
        await answer.arrayBuffer()
      }),
    )
  }
  await end
  return latencies
}

async function load(
  url: string,
  { token }: BenchWorld,
  companyId: number,
  file: File,
  dryRun: boolean,
): Promise<void> {
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch(`${url}/api/employees/import?companyId=${companyId}&dryRun=${dryRun}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`)
  const outcome = answerOf('POST /api/employees/import', await answer.json())
  if (outcome.written === dryRun || outcome.totals.error > 0)
    throw new Error('the import did not do what it should')
}

const HEADER = [
  'Табельный номер',
  'Сотрудник',
  'Подразделение',
  'Должность',
  'Пол',
  'Дата рождения',
  'Дата приёма',
  'СНИЛС',
  'Телефон',
  'E-mail',
  'Рабочий телефон',
  'Внутренний телефон',
]
const POSITIONS = ['Кладовщик', 'Экономист', 'Бухгалтер', 'Грузчик', 'Токарь', 'Каменщик']
const NAMES = ['Александр', 'Борис', 'Виктор', 'Глеб', 'Дмитрий', 'Егор', 'Кирилл', 'Максим']
const FATHERS = ['Андреевич', 'Борисович', 'Викторович', 'Дмитриевич', 'Егорович', 'Ильич']
const LETTERS = 'абвгдежзиклмнопрст'

/** As 1С exports it, with rows above the header. */
async function staffFile(count: number): Promise<File> {
  const rows = Array.from({ length: count }, (_, index) => [
    String(index + 1).padStart(6, '0'),
    `Сотр${spelled(index)} ${NAMES[index % NAMES.length]} ${FATHERS[index % FATHERS.length]}`,
    `Участок № ${(index % 30) + 1}`,
    POSITIONS[index % POSITIONS.length] ?? '',
    'Мужской',
    { date: `19${60 + (index % 30)}-0${1 + (index % 9)}-${10 + (index % 18)}` },
    { date: `20${10 + (index % 14)}-0${1 + (index % 9)}-${10 + (index % 18)}` },
    null,
    `+7 (900) ${100 + (index % 900)}-${10 + (index % 90)}-${10 + (index % 89)}`,
    `employee${index}@bench.example`,
    '8 (495) 123-45-67',
    String(1000 + (index % 9000)),
  ])
  const bytes = await writeWorkbook([
    {
      name: 'Лист_1',
      widths: HEADER.map(() => 20),
      frozenRows: 0,
      rows: [['ООО «Северный ветер»'], [], ['Список сотрудников'], [], HEADER, ...rows],
    },
  ])
  return new File([new Uint8Array(bytes)], 'Список сотрудников.xlsx')
}

/** A surname of its own for every number. */
function spelled(number: number): string {
  const letters = [...String(number)].map((digit) => LETTERS[Number(digit)])
  return `${letters.join('')}ов`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
