import { answerOf } from '@ot/contract'
import { writeWorkbook } from '@ot/spreadsheet'
import { figure, heading, hundredths, median, percentile, whole } from './figures.ts'
import type { Scale } from './scale.ts'
import { accessToken, type Bench, makeCompany } from './world.ts'

type Import = { scale: Scale; url: string; token: string; companyId: number; file: File; rows: number }

/** A staff list from a browser's form to written records, and what reading a large one costs those who read beside it. */
export async function benchImport({ scale, product: { url }, world: { companyId } }: Bench): Promise<void> {
  heading('Загрузка работников из .xlsx')
  const token = await accessToken(url)
  const of = async (rows: number) => ({ scale, url, token, companyId, rows, file: await staffFile(rows) })
  const small = await of(scale(500, 20))
  const cold = await timed(() => load(small, companyId, true))
  figure(`первая проверка после запуска, строк ${small.rows}, мс`, cold, whole)
  await benchSmall(small)
  await benchNeighbour(await of(scale(10_000, 100)))
}

async function benchSmall(small: Import): Promise<void> {
  const { scale, rows } = small
  const figures = { check: [] as number[], write: [] as number[], again: [] as number[] }
  for (let round = 0; round <= scale(7, 1); round += 1) {
    const companyId = await makeCompany(small.url, small.token)
    const check = await timed(() => load(small, companyId, true))
    const write = await timed(() => load(small, companyId, false))
    const again = await timed(() => load(small, companyId, false))
    // The first round warms up.
    if (round === 0) continue
    figures.check.push(check)
    figures.write.push(write)
    figures.again.push(again)
  }
  figure(`проверка, строк ${rows}, мс (медиана)`, median(figures.check), whole)
  figure(`загрузка новых работников, ${rows}, мс (медиана)`, median(figures.write), whole, 'до 3000')
  figure('тот же файл ещё раз, мс (медиана)', median(figures.again), whole)
}

/** In turn: reads alone, then the same reads while the large file is checked. */
async function benchNeighbour(large: Import): Promise<void> {
  const { scale, rows } = large
  const companyId = await makeCompany(large.url, large.token)
  const checks = scale(3, 1)
  const durations: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 0; round <= scale(7, 1); round += 1) {
    const alone = await readsWhile(large, wait(scale(3000, 100)))
    const checking = timed(() => checkTimes(large, companyId, checks))
    const beside = await readsWhile(large, checking)
    if (round === 0) continue
    idle.push(percentile(alone, 0.95))
    busy.push(percentile(beside, 0.95))
    durations.push((await checking) / checks)
  }
  const ratios = busy.map((value, index) => value / (idle[index] ?? Number.NaN))
  figure(`проверка, строк ${rows}, мс (медиана)`, median(durations), whole)
  figure('GET рядом, p95 в покое, мс (медиана)', median(idle), hundredths)
  figure('GET рядом, p95 во время проверки, мс (медиана)', median(busy), hundredths)
  figure('отношение (медиана по парам)', median(ratios), hundredths, 'не больше 2')
}

async function checkTimes(large: Import, companyId: number, checks: number): Promise<void> {
  for (let check = 0; check < checks; check += 1) await load(large, companyId, true)
}

/** Latencies of one reader, who asks again as soon as he is answered, until the other work ends. */
async function readsWhile({ url, token, companyId }: Import, other: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = []
  let isOver = false
  const end = other.finally(() => {
    isOver = true
  })
  const headers = { authorization: `Bearer ${token}` }
  while (!isOver) {
    latencies.push(
      await timed(async () => {
        const answer = await fetch(`${url}/api/companies/${companyId}`, { headers })
        await answer.arrayBuffer()
      }),
    )
  }
  await end
  return latencies
}

async function load({ url, token, file }: Import, companyId: number, dryRun: boolean): Promise<void> {
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
export async function staffFile(count: number): Promise<File> {
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
