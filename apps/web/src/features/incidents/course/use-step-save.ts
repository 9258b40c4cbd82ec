import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import type { ConflictLine } from '../../../lib/form/save-conflict.ts'
import { useSaveOver } from '../../../lib/form/use-save-over.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { stepDoneText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'

export const NOTE_LABEL = 'Примечание'

/** Saves a step over the version at which its mark was last the one the form began with: what else changes of the incident
 * is no conflict, a colleague's mark is. */
export function useStepSave({ id, version }: IncidentAnswer, step: IncidentStep) {
  const client = useQueryClient()
  const { company } = useIncidentsScope()
  const mark = markOf(step)
  const begun = useRef(step)
  const over = useSaveOver(version, () => readAnew(client, incidentQuery(id)))
  const { follow } = over

  useEffect(() => {
    if (mark === markOf(begun.current)) follow(version)
  }, [mark, version, follow])

  const stored = (incident: IncidentAnswer) => incident.steps.find(({ key }) => key === step.key) ?? step

  return {
    ...over,
    goOver(incident: IncidentAnswer): void {
      begun.current = stored(incident)
      over.goOver(incident)
    },
    /** The mark as somebody else has made it, beside what is typed here. */
    linesOf(incident: IncidentAnswer, mine: { mark: string; note: string | null }): ConflictLine[] {
      const [before, theirs] = [begun.current, stored(incident)]
      const text = (one: IncidentStep) => markText(one, company.timeZone)
      const lines = [
        { field: 'done', label: 'Отметка', before: text(before), stored: text(theirs), mine: mine.mark },
        {
          field: 'note',
          label: NOTE_LABEL,
          before: before.note ?? '',
          stored: theirs.note ?? '',
          mine: mine.note,
        },
      ]
      return lines.filter((line) => line.before !== line.stored)
    },
  }
}

function markOf({ completionDate, completedAt, note, state }: IncidentStep): string {
  return JSON.stringify([completionDate, completedAt, note, state === 'notNeeded'])
}

function markText(step: IncidentStep, timeZone: string): string {
  if (step.state === 'notNeeded') return 'не требуется'
  return step.state === 'done' ? stepDoneText(step, timeZone) : 'нет'
}
