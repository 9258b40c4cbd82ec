import type { EventAnswer, EventOf, WorkplaceAnswer, WorkplaceFields } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Over, SeenVersion } from '../../lib/http/seen-version.ts'
import { call } from '../api.ts'
import { storedAmong } from '../form/save-conflict.ts'
import { refreshAfter } from '../stale-queries.ts'

export function workplacesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['workplaces', companyId],
    queryFn: ({ signal }) => call('GET /api/workplaces', { query: { companyId } }, { signal }),
  })
}

export async function createWorkplace(
  client: QueryClient,
  companyId: number,
  fields: WorkplaceFields,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/workplaces', { body: { companyId, ...fields } }, { idempotencyKey })
  await refreshAfter(client, 'event')
}

/** Its people's assessments follow. */
export async function changeWorkplace(
  client: QueryClient,
  { id, version }: Over<Pick<WorkplaceAnswer, 'id' | 'version'>>,
  changes: Partial<WorkplaceFields>,
): Promise<void> {
  await call('PATCH /api/workplaces/:id', { params: { id }, body: changes }, { version })
  await refreshAfter(client, 'event')
}

export async function deleteWorkplace(
  client: QueryClient,
  { id, version }: Over<Pick<WorkplaceAnswer, 'id' | 'version'>>,
): Promise<void> {
  try {
    await call('DELETE /api/workplaces/:id', { params: { id } }, { version })
  } finally {
    await refreshAfter(client, 'event')
  }
}

/** As it is stored now. */
export async function readWorkplace({
  id,
  companyId,
}: Pick<WorkplaceAnswer, 'id' | 'companyId'>): Promise<WorkplaceAnswer> {
  const workplaces = await call('GET /api/workplaces', { query: { companyId } })
  return storedAmong(workplaces, { id }, 'Рабочее место уже удалил другой пользователь.')
}

/** Of assessments, by their ids. */
export type AssessmentVersions = Readonly<Record<number, number>>

export function versionsOf(assessments: readonly EventOf<'sout'>[]): AssessmentVersions {
  return Object.fromEntries(assessments.map(({ id, version }) => [id, version]))
}

/** As they are stored now. */
export async function readAssessments(companyId: number): Promise<EventOf<'sout'>[]> {
  const query = { companyId, section: 'sout', due: 'false' } as const
  return (await call('GET /api/events', { query })).filter(isAssessment)
}

export function isAssessment(event: EventAnswer): event is EventOf<'sout'> {
  return event.section === 'sout'
}

interface Placement {
  /** On the workplace when the form was opened, and as chosen in it. */
  before: readonly number[]
  chosen: readonly number[]
  /** As the user has seen them; of a placement that stopped half-way only the rest is left to do. */
  assessments: readonly EventOf<'sout'>[]
  versions: SeenVersion<AssessmentVersions>
  keyFor: (body: unknown) => string
  /** Each step is written on its own. */
  onMoved: (event: EventOf<'sout'>) => void
}

/** Who stands on a workplace: an assessment that is kept already moves to it, whoever has none gets one. */
export async function placeEmployees(
  client: QueryClient,
  { id: workplaceId, companyId }: Pick<WorkplaceAnswer, 'id' | 'companyId'>,
  { before, chosen, assessments, versions, keyFor, onMoved }: Placement,
): Promise<void> {
  const here = assessments.filter((event) => event.workplaceId === workplaceId)
  const leaving = here.filter(({ employeeId }) => before.includes(employeeId) && !chosen.includes(employeeId))
  const placed = new Set([...before, ...here.map(({ employeeId }) => employeeId)])
  const coming = chosen.filter((id) => !placed.has(id))
  const own = coming.map((id) => assessments.find(({ employeeId }) => employeeId === id))
  const unassessed = coming.filter((_, index) => own[index] === undefined)

  async function put({ id, version }: EventOf<'sout'>, place: number | null): Promise<void> {
    const over = versions.pick((seen) => seen[id] ?? version)
    const moved = await call(
      'PATCH /api/events/:id',
      { params: { id }, body: { workplaceId: place } },
      { version: over },
    )
    if (isAssessment(moved)) onMoved(moved)
  }

  try {
    for (const event of leaving) await put(event, null)
    for (const event of own) if (event !== undefined) await put(event, workplaceId)
    if (unassessed.length > 0) {
      const assessment = { section: 'sout', workplaceId, periodicity: '5 лет' } as const
      const body = { companyId, employeeIds: unassessed, ...assessment }
      await call('POST /api/events/bulk', { body }, { idempotencyKey: keyFor(body) })
    }
  } finally {
    // After a failure the page shows how far it came.
    await refreshAfter(client, 'event')
  }
}
