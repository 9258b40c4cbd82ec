import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import type { ConflictLine } from '../../../lib/form/save-conflict.ts'
import { useSavePartOver } from '../../../lib/form/use-save-over.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { stepDoneText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'

export const NOTE_LABEL = 'Примечание'

/** Saves the mark of a step: what else changes of the incident is no conflict, a colleague's mark is. */
export function useStepSave({ id, version }: IncidentAnswer, step: IncidentStep) {
  const client = useQueryClient()
  const { company } = useIncidentsScope()
  const over = useSavePartOver(version, markOf(step), () => readAnew(client, incidentQuery(id)))

  return {
    ...over,
    /** The mark as somebody else has made it, beside what is typed here. */
    linesOf(incident: IncidentAnswer, mine: { mark: string; note: string | null }): ConflictLine[] {
      const before = over.seenPart()
      const theirs = markOf(incident.steps.find(({ key }) => key === step.key) ?? step)
      const text = (mark: Mark) => markText(mark, company.timeZone)
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

export type StepSave = ReturnType<typeof useStepSave>

type Mark = ReturnType<typeof markOf>

function markOf({ completionDate, completedAt, note, state }: IncidentStep) {
  const made = state === 'done' || state === 'notNeeded' ? state : null
  return { completionDate, completedAt, note, made }
}

function markText({ made, ...mark }: Mark, timeZone: string): string {
  if (made === 'notNeeded') return 'не требуется'
  return made === 'done' ? stepDoneText(mark, timeZone) : 'нет'
}
