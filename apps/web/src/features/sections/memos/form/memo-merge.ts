import { changedFields, pickFields } from '../../../../lib/form/changed-fields.ts'
import { isOutcomeSame } from './memo-input.ts'
import type { LineValues, MemoValues } from './memo-values.ts'

interface Sides {
  /** As the form was opened, as somebody else has stored it since, and as it is typed here. */
  before: MemoValues
  stored: MemoValues
  mine: MemoValues
}

/** «Сохранить моё»: what this user changed, on top of what the other one has saved. */
export function onTopOf({ before, stored, mine }: Sides): MemoValues {
  const head = pickFields(
    mine,
    changedFields(before, mine).filter((field) => field !== 'employeesData'),
  )
  const opened = linesById(before)
  const typed = linesById(mine)
  const kept = stored.employeesData.flatMap((line) => {
    const was = opened.get(line.id)
    if (was === undefined) return [line]
    const now = typed.get(line.id)
    // This user has removed it.
    if (now === undefined) return []
    return [isOutcomeSame(was, now) ? line : withMine(line, was, now)]
  })
  const added = mine.employeesData.filter(({ id }) => id === null)
  return { ...stored, ...head, employeesData: [...kept, ...added] }
}

function withMine(line: LineValues, was: LineValues, now: LineValues): LineValues {
  return { ...line, ...pickFields(now, changedFields(was, now)) }
}

function linesById({ employeesData }: MemoValues): Map<number | null, LineValues> {
  return new Map(employeesData.map((line) => [line.id, line]))
}
