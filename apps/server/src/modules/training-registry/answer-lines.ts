import type { Table } from '@ot/spreadsheet'
import { Invalid } from '../../foundation/errors.ts'
import { cellText, headerKey } from '../employee-import/index.ts'

/** What one line of the registry's answer says; null: it does not say it. */
export type AnswerLine = {
  row: number
  outerId: string | null
  snils: string | null
  programmeId: string | null
  programme: string | null
  protocol: string | null
  registryNumber: string | null
}

type Column = Exclude<keyof AnswerLine, 'row'>

/** Names of elements of the registry's own file, and the heads of its table. */
const HEADERS: readonly [Column, RegExp][] = [
  ['outerId', /^(?:outerid|внешний (?:id|идентификатор|код))$/u],
  ['snils', /^(?:snils|снилс)(?: .*)?$/u],
  ['programmeId', /^(?:learnprogramid|(?:id|код|номер) программы(?: обучения)?)$/u],
  ['programme', /^(?:learnprogramtitle|(?:наименование )?программ[аы](?: обучения.*)?)$/u],
  ['protocol', /^(?:protocolnumber|(?:номер )?протокол[а]?(?: проверки.*)?)$/u],
  [
    'registryNumber',
    /^(?:registrynumber|recordnumber|registryrecordnumber|regnumber|registryid|(?:регистрационный )?номер(?: записи)?(?: в)?(?: о прохождении обучения)?(?: в)?(?: реестр[еа])?(?: обученных лиц)?)$/u,
  ],
]
const HEADER_ROWS = 20
const NO_HEADER =
  'Не нашли столбец с номером записи в реестре («Номер в реестре») и то, по чему найти запись: «outerId» или «СНИЛС», «Программа» и «Протокол»'

export function answerLines(tables: readonly Table[]): AnswerLine[] {
  const lines = tables.flatMap(linesOf)
  if (lines.length === 0) throw Invalid.field('file', NO_HEADER)
  return lines
}

function linesOf({ rows }: Table): AnswerLine[] {
  for (const [index, head] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = columnsOf(head.cells.map((cell) => headerKey(cellText(cell) ?? '')))
    if (columns.has('registryNumber') && (columns.has('outerId') || columns.has('snils')))
      return rows.slice(index + 1).map(({ number, cells }) => {
        const said = (column: Column) => cellText(cells[columns.get(column) ?? -1])
        return {
          row: number,
          outerId: said('outerId'),
          snils: said('snils'),
          programmeId: said('programmeId'),
          programme: said('programme'),
          protocol: said('protocol'),
          registryNumber: said('registryNumber'),
        }
      })
  }
  return []
}

function columnsOf(keys: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>()
  for (const [at, key] of keys.entries()) {
    const column = HEADERS.find(([, pattern]) => pattern.test(key.replaceAll('№', 'номер')))?.[0]
    if (column !== undefined && !columns.has(column)) columns.set(column, at)
  }
  return columns
}
