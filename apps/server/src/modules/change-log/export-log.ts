import type { LogEntry, LogFilter } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { LOG_COLUMNS, unsignedDoer } from '@ot/domain'
import type { WrittenCell } from '@ot/spreadsheet'
import { momentText, shortDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { workbookOf } from '../../threads/workbook.ts'
import { listLog } from './log-queries.ts'
import type { SaidEntry } from './present.ts'
import { inWords, narrowingOf } from './read-log.ts'

const HEADERS = Object.values(LOG_COLUMNS)
const WIDTHS = [18, 30, 36, 46, 90]
const PAGE = 1000
/** More than a person reads; the newest are kept, and the sheet says so. */
const ROWS_MAX = 50_000

/** What the same filters show, all pages of it. */
export async function exportLog(
  ctx: Ctx,
  library: Library,
  { companyId, ...filter }: LogFilter & { companyId: number },
): Promise<FileAnswer> {
  const { timeZone } = membershipOf(ctx, companyId)
  const narrowing = narrowingOf(filter, timeZone)
  const rows = await readScoped(ctx, async (tx) => {
    const written: WrittenCell[][] = []
    for (let page = 1; written.length < ROWS_MAX; page += 1) {
      const found = await listLog(tx, companyId, narrowing, { page, limit: PAGE })
      const entries = await inWords(tx, library, { companyId, timeZone }, found)
      written.push(...entries.map((entry) => rowOf(entry, timeZone)))
      if (found.length < PAGE) return written
    }
    return [...written, [`Показаны последние ${ROWS_MAX} записей: сузьте отбор, чтобы выгрузить остальные.`]]
  })
  const sheet = {
    name: 'Журнал изменений',
    frozenRows: 1,
    widths: WIDTHS,
    rows: [HEADERS.map((cell) => ({ cell, style: 'header' as const })), ...rows],
  }
  const today = shortDate(ctx.today(companyId))
  return {
    fileName: `Журнал изменений на ${today}.xlsx`,
    content: await workbookOf(ctx.threads, companyId, [sheet]),
  }
}

function rowOf(
  { at, userName, action, words, subject, changes }: SaidEntry,
  timeZone: string,
): WrittenCell[] {
  return [
    momentText(at, timeZone, ' '),
    userName ?? unsignedDoer(action),
    words,
    { cell: subject, style: 'wrapped' },
    { cell: changes.map(changeLine).join('\n'), style: 'wrapped' },
  ]
}

/** «Отдел: Склад → Бухгалтерия»; of what was not there before only what is. */
function changeLine({ label, from, to }: LogEntry['changes'][number]): string {
  if (from === null) return to === null ? `${label}: изменено` : `${label}: ${to}`
  return `${label}: ${from} → ${to ?? 'пусто'}`
}
