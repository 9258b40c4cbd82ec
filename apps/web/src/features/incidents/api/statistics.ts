import type { YearStatistics } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import type { Over } from '../../../lib/http/seen-version.ts'
import { readAnew } from '../../../lib/read-anew.ts'

export function statisticsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['incident-statistics', companyId],
    queryFn: ({ signal }): Promise<YearStatistics[]> =>
      call('GET /api/incident-statistics', { query: { companyId } }, { signal }),
  })
}

/** Null: back to the headcount of the company's card. */
export async function tellHeadcount(
  client: QueryClient,
  { companyId, year, version }: Over<Pick<YearStatistics, 'year' | 'version'>> & { companyId: number },
  headcount: number | null,
): Promise<void> {
  const years = await call(
    'PUT /api/incident-statistics/:year',
    { params: { year }, body: { companyId, headcount } },
    { version },
  )
  client.setQueryData(statisticsQuery(companyId).queryKey, years)
}

/** As it is stored now. */
export async function readYear(
  client: QueryClient,
  companyId: number,
  { year }: Pick<YearStatistics, 'year'>,
): Promise<YearStatistics> {
  const years = await readAnew(client, statisticsQuery(companyId))
  return storedAmong(
    years.map((one) => ({ ...one, id: one.year })),
    { id: year },
    'Этого года в статистике больше нет.',
  )
}

export async function saveStatistics(companyId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/incident-statistics/file', {
    query: { companyId },
  })
  saveFile(answer, fileName(headers, 'Статистика травматизма.xlsx'))
}
