import type { YearStatistics } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

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
  { companyId, year }: { companyId: number; year: number },
  headcount: number | null,
): Promise<void> {
  const years = await call('PUT /api/incident-statistics/:year', {
    params: { year },
    body: { companyId, headcount },
  })
  client.setQueryData(statisticsQuery(companyId).queryKey, years)
}

export async function saveStatistics(companyId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/incident-statistics/file', {
    query: { companyId },
  })
  saveFile(answer, fileName(headers, 'Статистика травматизма.xlsx'))
}
