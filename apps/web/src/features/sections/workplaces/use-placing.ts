import type { EventOf, WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConflictLine } from '../../../lib/form/save-conflict.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { type AssessmentVersions, placeEmployees, readAssessments, versionsOf } from '../api/event-changes.ts'

export interface People {
  employeeIds: readonly number[]
}

type Assessments = readonly EventOf<'sout'>[]

/** The assessments as somebody else has left them. */
interface Stored {
  version: AssessmentVersions
  assessments: Assessments
}

export const PEOPLE_LABEL = 'Работники'

/** Who works on a workplace, saved over the assessments as they stood when the form was opened. */
export function usePlacing(workplace: WorkplaceAnswer, assessments: Assessments, onSaved: () => void) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [from] = useState<People>(() => ({ employeeIds: workplace.employeeIds }))
  const seen = useRef(assessments)
  const versioned = useVersionedForm<People, People, Stored>(typedForm<People>(), {
    from,
    labels: { employeeIds: PEOPLE_LABEL },
    version: versionsOf(assessments),
    onSaved,
    save: ({ employeeIds: chosen }, versions) =>
      placeEmployees(client, workplace, {
        before: from.employeeIds,
        chosen,
        // One that was entered meanwhile goes over nobody's word, and must not be entered twice.
        assessments: [...seen.current, ...unknownTo(seen.current, assessments)],
        versions,
        keyFor,
        onMoved,
      }),
    readStored: async () => {
      const stored = await readAssessments(workplace.companyId)
      return { version: versionsOf(stored), assessments: stored }
    },
  })
  const { form } = versioned

  function onMoved(moved: EventOf<'sout'>): void {
    seen.current = seen.current.map((event) => (event.id === moved.id ? moved : event))
  }

  return {
    ...versioned,
    /** Who works there in the form as it was opened, as it is stored, and here. */
    sidesOver({ assessments: stored }: Stored) {
      const there = peopleOf(stored, workplace)
      const stayed = from.employeeIds.filter((id) => there.includes(id))
      const come = there.filter((id) => !from.employeeIds.includes(id))
      return { before: from, stored: { employeeIds: [...stayed, ...come] }, mine: form.values }
    },
    /** Whom this form places here and somebody else has placed elsewhere. */
    placedElsewhere: ({ assessments: stored }: Stored): ConflictLine[] =>
      stored.flatMap((event) => {
        const before = seen.current.find(({ id }) => id === event.id)
        const isComing =
          form.values.employeeIds.includes(event.employeeId) && !from.employeeIds.includes(event.employeeId)
        if (!isComing || event.workplaceId === workplace.id || before?.workplaceId === event.workplaceId)
          return []
        return {
          field: `assessment-${event.id}`,
          label: `Рабочее место: ${event.fullname}`,
          before: placeText(before),
          stored: placeText(event),
          mine: placeText({ workplaceNumber: workplace.number }),
        }
      }),
    saveMine(stored: Stored): void {
      seen.current = stored.assessments
      versioned.saveMine(stored)
    },
  }
}

function unknownTo(known: Assessments, all: Assessments): Assessments {
  return all.filter(({ id }) => !known.some((event) => event.id === id))
}

function peopleOf(assessments: Assessments, { id }: WorkplaceAnswer): number[] {
  return assessments.filter(({ workplaceId }) => workplaceId === id).map(({ employeeId }) => employeeId)
}

function placeText(event: Pick<EventOf<'sout'>, 'workplaceNumber'> | undefined): string {
  const number = event?.workplaceNumber ?? null
  return number === null ? '' : `№\u00a0${number}`
}
