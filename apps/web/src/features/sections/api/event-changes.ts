import type { CallInput, CompletedEvent, EventAnswer, EventOf, WorkplaceAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { Over, SeenVersion } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { takeBackCompletion } from '../../../lib/take-back.ts'
import { readSectionEvents } from './event-queries.ts'

type NewEventBody = CallInput<'POST /api/events'>['body']
type NewEventsBody = CallInput<'POST /api/events/bulk'>['body']
type EventChanges = CallInput<'PATCH /api/events/:id'>['body']

export async function addEvent(
  client: QueryClient,
  body: NewEventBody,
  idempotencyKey: string,
): Promise<EventAnswer> {
  const event = await call('POST /api/events', { body }, { idempotencyKey })
  await refreshAfter(client, 'event')
  return event
}

/** The same obligation for a department, a position or chosen employees. */
export async function addEvents(
  client: QueryClient,
  body: NewEventsBody,
  idempotencyKey: string,
): Promise<readonly EventAnswer[]> {
  const events = await call('POST /api/events/bulk', { body }, { idempotencyKey })
  await refreshAfter(client, 'event')
  return events
}

export async function changeEvent(
  client: QueryClient,
  event: Over<EventAnswer>,
  changes: EventChanges,
): Promise<EventAnswer> {
  const { id, version } = event
  const changed = await call('PATCH /api/events/:id', { params: { id }, body: changes }, { version })
  await refreshAfter(client, 'event')
  return changed
}

/** Not what somebody else has completed since it was shown: its history would go with it. */
export async function deleteEvent(
  client: QueryClient,
  { id, version }: Over<Pick<EventAnswer, 'id' | 'version'>>,
): Promise<void> {
  try {
    await call('DELETE /api/events/:id', { params: { id } }, { version })
  } finally {
    await refreshAfter(client, 'event')
  }
}

/** As it is stored now. */
export function readEvent(id: number): Promise<EventAnswer> {
  return call('GET /api/events/:id', { params: { id } })
}

type CompletionBody = CallInput<'POST /api/events/:id/complete'>['body']
type CompletionsBody = CallInput<'POST /api/events/complete'>['body']

export async function completeEvent(
  client: QueryClient,
  id: number,
  body: CompletionBody,
  idempotencyKey: string,
): Promise<CompletedEvent> {
  const done = await call('POST /api/events/:id/complete', { params: { id }, body }, { idempotencyKey })
  await refreshAfter(client, 'event')
  return done
}

/** All or none. */
export async function completeEvents(
  client: QueryClient,
  body: CompletionsBody,
  idempotencyKey: string,
): Promise<readonly CompletedEvent[]> {
  const done = await call('POST /api/events/complete', { body }, { idempotencyKey })
  await refreshAfter(client, 'event')
  return done
}

/** All or none; what was marked since is not touched. */
export async function undoCompletions(
  client: QueryClient,
  body: CallInput<'POST /api/events/undo'>['body'],
): Promise<void> {
  try {
    await call('POST /api/events/undo', { body })
  } finally {
    await refreshAfter(client, 'event')
  }
}

/** Takes back the last completion; `completionId` makes sure that it is still the one the user saw. */
export async function undoCompletion(client: QueryClient, id: number, completionId?: number): Promise<void> {
  await takeBackCompletion(id, completionId === undefined ? {} : { completionId })
  await refreshAfter(client, 'event')
}

/** Of assessments, by their ids. */
export type AssessmentVersions = Readonly<Record<number, number>>

export function versionsOf(assessments: readonly EventOf<'sout'>[]): AssessmentVersions {
  return Object.fromEntries(assessments.map(({ id, version }) => [id, version]))
}

/** As they are stored now. */
export async function readAssessments(companyId: number): Promise<EventOf<'sout'>[]> {
  return (await readSectionEvents(companyId, 'sout', { due: false })).filter(isAssessment)
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
    const over = versions.part(
      (seen) => seen[id] ?? version,
      (seen, saved) => ({ ...seen, [id]: saved }),
    )
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
