import type { YearStatistics } from '@ot/contract'
import { type Cell, writeWorkbook } from '@ot/spreadsheet'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { statisticsOf } from './read-statistics.ts'

const COLUMNS: readonly (readonly [header: string, cell: (year: YearStatistics) => Cell])[] = [
  ['Год', ({ year }) => year],
  ['Несчастных случаев', ({ accidents }) => accidents],
  ['Из них не связано с производством', ({ notWorkRelated }) => notWorkRelated],
  ['Пострадавших', ({ victims }) => victims],
  ['Тяжёлых случаев', ({ serious }) => serious],
  ['Погибших', ({ dead }) => dead],
  ['Дней нетрудоспособности', ({ daysLost }) => daysLost],
  ['Пострадавших без числа дней', ({ daysUnknown }) => daysUnknown],
  ['Микротравм', ({ microtraumas }) => microtraumas],
  ['Среднесписочная численность', ({ headcount }) => headcount],
  ['Кч', ({ frequency }) => frequency],
  ['Кт', ({ severity }) => severity],
  ['Кп', ({ loss }) => loss],
]
const WIDTH = 18

/** The table as it is shown, year after year. */
export async function exportStatistics(ctx: Ctx, companyId: number): Promise<FileAnswer> {
  const years = await statisticsOf(ctx, companyId)
  const today = shortDate(ctx.today(companyId))
  const sheet = {
    name: 'Травматизм по годам',
    frozenRows: 1,
    widths: COLUMNS.map(() => WIDTH),
    rows: [
      COLUMNS.map(([header]) => ({ cell: header, style: 'header' as const })),
      ...years.map((year) => COLUMNS.map(([, cell]) => cell(year))),
    ],
  }
  return { fileName: `Статистика травматизма на ${today}.xlsx`, content: await writeWorkbook([sheet]) }
}
