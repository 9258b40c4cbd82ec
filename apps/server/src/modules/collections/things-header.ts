import type { ThingField } from '@ot/domain'
import type { Row } from '@ot/spreadsheet'
import { cellText, headerKey } from '../employee-import/index.ts'

export type ThingColumn = Exclude<ThingField, 'periodBasis'>
export type ThingColumns = ReadonlyMap<ThingColumn, number>

/** Tried in this order: «Периодичность осмотра» is a period, «Дата осмотра» a day. */
const HEADS: Readonly<Record<ThingColumn, RegExp>> = {
  inventoryNumber: /инв/,
  periodMonths: /период|повтор|(?<!\p{L})мес(?:яц|$| )/u,
  inspectedOn: /осмотр|испытан|проверк|освидетельств|перезаряд|поверк/,
  responsibleId: /ответствен|отвечает/,
  placeId: /место|где|помещен|здани|участок|цех|подразделен|установлен/,
  note: /примечан|комментар/,
  kind: /^(вид|тип|категория|группа|что это)/,
  name: /наименован|назван|оборудован/,
}
/** «Дата следующей поверки», «Годен до»: a day to come, which the period gives. */
const OF_THE_NEXT = /следующ|очередн|годен|действит/
const COLUMNS = Object.keys(HEADS).filter((name): name is ThingColumn => Object.hasOwn(HEADS, name))
const HEADER_ROWS = 20

export type ThingsHeader = { at: number; columns: ThingColumns }

/** Null: no row names what the things are called. */
export function thingsHeader(rows: readonly Row[]): ThingsHeader | null {
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = new Map<ThingColumn, number>()
    for (const [index, cell] of cells.entries()) {
      const column = columnOf(headerKey(cellText(cell) ?? ''))
      if (column !== undefined && !columns.has(column)) columns.set(column, index)
    }
    if (columns.has('name')) return { at, columns }
  }
  return null
}

function columnOf(key: string): ThingColumn | undefined {
  if (key === '' || OF_THE_NEXT.test(key)) return undefined
  return COLUMNS.find((name) => HEADS[name].test(key))
}
