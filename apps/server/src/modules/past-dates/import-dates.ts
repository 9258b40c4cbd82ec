import type { PastOptions, PastOutcome } from '@ot/contract'
import { eventFactText, isPastFact, pastFactLabel } from '@ot/domain'
import type { Table } from '@ot/spreadsheet'
import { grouped } from '@ot/text'
import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import { fullNameOf, personFinder, personWords, tablesOf } from '../employee-import/index.ts'
import { employeesOf, type NamedEmployee } from '../people/index.ts'
import { pastDatesDeed } from './deed.ts'
import { heldRecords } from './plan/held-records.ts'
import { type PlannedEntry, planDates } from './plan/plan-dates.ts'
import { entriesOf } from './read/past-entries.ts'
import { type PastSheet, readPastSheet } from './read/past-sheet.ts'
import { writeDates } from './write-dates.ts'

type ImportDates = {
  companyId: number
  dryRun: boolean
  file: { bytes: Uint8Array; fileName: string }
  options: PastOptions
}

const NO_HEADER =
  'Не нашли строку с заголовками. Нужен столбец с работником («ФИО» или «Табельный номер») и столбцы с датами, например: «Вводный инструктаж», «Медосмотр»'
/** Of what is understood: what is not is shown whole. */
const SHOWN = 300

/** What is understood is written in one transaction; what is not stays in the file. Repeated, it finds its days written. */
export async function importDates(
  ctx: Ctx,
  { companyId, dryRun, file, options }: ImportDates,
): Promise<PastOutcome> {
  allow(ctx, companyId, 'event.change')
  const tables = await tablesOf(ctx.threads, companyId, file)
  const sheets = sheetsOf(tables, options)
  const people = await employeesOf(ctx, companyId, { withDismissed: true })
  const plan = (tx: Tx) => planned(tx, ctx, companyId, { sheets, people, options })
  if (dryRun) return outcome(sheets, await readScoped(ctx, plan), false)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const entries = await plan(tx)
    const written = entries.flatMap((entry) => entry.planned ?? [])
    await undoably(tx, ctx, pastDatesDeed(companyId), () => writeDates(tx, ctx, companyId, written))
    return outcome(sheets, entries, written.length > 0)
  })
}

function sheetsOf(tables: readonly Table[], { mended = {}, mapping = {} }: PastOptions): PastSheet[] {
  const sheets = tables.flatMap(
    (table, index) => readPastSheet(withMended(table, index, mended), index, mapping) ?? [],
  )
  if (sheets.length === 0) throw Invalid.field('file', NO_HEADER)
  return sheets
}

function withMended(table: Table, sheet: number, mended: Readonly<Record<string, string>>): Table {
  const cellsMended = Object.entries(mended).flatMap(([place, text]) => {
    const [its, row, column] = place.split(':').map(Number)
    return its === sheet && row !== undefined && column !== undefined ? [{ row, column, text }] : []
  })
  const byRow = grouped(cellsMended, ({ row }) => row)
  if (byRow.size === 0) return table
  const rows = table.rows.map((row) => {
    const cells = [...row.cells]
    for (const { column, text } of byRow.get(row.number) ?? []) cells[column] = text
    return { ...row, cells }
  })
  return { ...table, rows }
}

type Given = { sheets: readonly PastSheet[]; people: readonly NamedEmployee[]; options: PastOptions }

async function planned(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { sheets, people, options }: Given,
): Promise<PlannedEntry[]> {
  const today = ctx.today(companyId)
  const entries = sheets.flatMap((sheet) => entriesOf(sheet, today))
  const find = personFinder(people, options.people ?? {}, today)
  const named = new Set(
    entries.flatMap(({ person }) => {
      const found = find(person)
      return found.kind === 'found' ? [found.person.id] : []
    }),
  )
  const heldBy = await heldRecords(tx, companyId, [...named])
  return planDates(entries, { today, find, heldBy, subscription: membershipOf(ctx, companyId).subscription })
}

function outcome(
  sheets: readonly PastSheet[],
  entries: readonly PlannedEntry[],
  written: boolean,
): PastOutcome {
  const totals = { write: 0, same: 0, error: 0 }
  const rows: PastOutcome['rows'] = []
  for (const entry of entries) {
    totals[entry.action] += 1
    if (entry.action === 'error' || totals[entry.action] <= SHOWN) rows.push(presentEntry(entry))
  }
  return {
    written,
    totals,
    rows,
    sheets: sheets.map(({ index, name, headerRow, section, columns }) => ({
      index,
      name,
      headerRow,
      section,
      columns,
    })),
  }
}

function presentEntry({ entry, found, action, errors }: PlannedEntry): PastOutcome['rows'][number] {
  const { place, sheet, row, person, what, date, dateSaid, facts } = entry
  return {
    place,
    sheet,
    row,
    action,
    errors: [...errors],
    person: personWords(person),
    employeeId: found.kind === 'found' ? found.person.id : null,
    what,
    date: date ?? dateSaid,
    facts: Object.entries(facts).flatMap(([fact, value]) => {
      const text = isPastFact(fact) ? eventFactText(fact, value) : null
      return isPastFact(fact) && text !== null ? [{ label: pastFactLabel(fact), value: text }] : []
    }),
    candidates:
      found.kind === 'several'
        ? found.candidates.map((one) => ({
            id: one.id,
            name: fullNameOf(one),
            about: one.positionStaff ?? one.positionName,
          }))
        : [],
  }
}
