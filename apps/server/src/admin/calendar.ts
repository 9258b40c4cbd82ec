import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ProductionYearFile } from '@ot/contract'
import { PRODUCTION_YEARS, type ProductionYear, productionYearProblem } from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { listProductionYears, removeProductionYear, saveProductionYear } from '../db/production-calendar.ts'
import { errorCode } from '../foundation/error-code.ts'
import { fieldErrors } from '../http/parse-input.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const EXAMPLE =
  '{ "year": 2028, "decree": "постановление Правительства РФ от … № …", "verified": true, "moved": [{ "from": "2028-01-01", "to": "2028-05-02" }] }'

/** The production calendar: years that the Government settles after the product was given out. */
export const CALENDAR_COMMANDS: CommandGroup = {
  name: 'calendar',
  commands: {
    list: {
      parameters: '',
      summary: 'производственный календарь: известные годы и переносы выходных дней',
      run: listText,
    },
    '': {
      parameters: '<файл.json>',
      summary: `добавить или заменить год; в файле ${EXAMPLE}`,
      run: addYear,
    },
    remove: {
      parameters: '<год>',
      summary: 'убрать добавленный год; год, который идёт с продуктом, вернётся к прежнему',
      run: removeYear,
    },
  },
}

async function listText({ database }: Operator): Promise<string> {
  const added = await listProductionYears(database.db)
  const own = PRODUCTION_YEARS.filter(({ year }) => !added.some((one) => one.year === year))
  return [...own.map((year) => ({ year, isAdded: false })), ...added.map((year) => ({ year, isAdded: true }))]
    .toSorted((one, other) => one.year.year - other.year.year)
    .map(({ year, isAdded }) => `${yearText(year)}${isAdded ? ' — добавлен вами' : ''}`)
    .join('\n')
}

function yearText({ year, decree, verified, moved }: ProductionYear): string {
  const days = moved.map(({ from, to }) => `${shortDate(from)} → ${shortDate(to)}`).join(', ')
  return `${year}: ${decree}${verified ? '' : ' (с текстом постановления не сверено)'}; ${days === '' ? 'переносов нет' : days}`
}

async function addYear({ database, now, folder }: Operator, [file = '']: readonly string[]): Promise<string> {
  const year = yearIn(await contentOf(resolve(folder, file)))
  const problem = productionYearProblem(year)
  if (problem !== null) throw new WrongCommand(problem)
  await saveProductionYear(database.db, year, now)
  const count = year.moved.length
  return `Год ${year.year}: ${count} ${plural(count, ['перенос', 'переноса', 'переносов'])}. Сроки считаются по нему с этой минуты`
}

async function contentOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new WrongCommand(`Файла нет: ${path}`)
    throw error
  })
}

function yearIn(content: string): ProductionYear {
  const parsed = ProductionYearFile.safeParse(jsonOf(content))
  if (parsed.success) return parsed.data
  throw new WrongCommand(
    fieldErrors(parsed.error)
      .map(({ field, message }) => `${field}: ${message}`)
      .join('\n'),
  )
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new WrongCommand(`В файле не JSON. Пример: ${EXAMPLE}`, { cause: error })
  }
}

async function removeYear({ database }: Operator, [year = '']: readonly string[]): Promise<string> {
  return (await removeProductionYear(database.db, Number(year)))
    ? `Год ${year} убран`
    : `Года ${year} среди добавленных нет`
}
