import type { Proposal } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/http/api-error.ts'
import { refreshAfter } from '../../../../lib/stale-queries.ts'

/** What is written: the proposals to take and those to strike out, by key. */
export interface DecidedChoice {
  accept: string[]
  decline: { key: string; note: string }[]
}

/** What the norms ask of an employee and he does not have; nothing is written by asking. */
export function employeeProposalsQuery(employeeId: number) {
  return queryOptions({
    queryKey: ['proposals', employeeId],
    queryFn: ({ signal }) =>
      call(
        'POST /api/employees/:id/events/from-norms',
        { params: { id: employeeId }, query: { dryRun: 'true' }, body: {} },
        { signal },
      ),
  })
}

/** The same of everybody who works in the company: one proposal for a whole position. */
export function companyProposalsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['proposals', 'company', companyId],
    queryFn: ({ signal }) =>
      call('POST /api/events/from-norms', { query: { companyId, dryRun: 'true' }, body: {} }, { signal }),
  })
}

/** Writes the choice for one employee. Answers what the server did. */
export async function takeForEmployee(
  client: QueryClient,
  employeeId: number,
  choice: DecidedChoice,
  idempotencyKey: string,
): Promise<readonly Proposal[]> {
  try {
    return await unlessStale(
      call(
        'POST /api/employees/:id/events/from-norms',
        { params: { id: employeeId }, query: { dryRun: 'false' }, body: choice },
        { idempotencyKey },
      ),
    )
  } finally {
    await refreshAfter(client, 'event')
  }
}

/** A part of the choice for the whole company; the caller refreshes what is shown after the last part. */
export function takeForCompany(
  companyId: number,
  choice: DecidedChoice,
  idempotencyKey: string,
): Promise<readonly Proposal[]> {
  return unlessStale(
    call(
      'POST /api/events/from-norms',
      { query: { companyId, dryRun: 'false' }, body: choice },
      { idempotencyKey },
    ),
  )
}

const UNKNOWN = 422
const STALE_TEXT = 'Пока вы выбирали, список требований изменился. Он обновлён: посмотрите его и повторите.'

/** The form has been checked already: what the server still does not know is a proposal that somebody else has answered. */
async function unlessStale(answer: Promise<readonly Proposal[]>): Promise<readonly Proposal[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === UNKNOWN)
      throw new ApiError(UNKNOWN, STALE_TEXT, { cause: error })
    throw error
  }
}
