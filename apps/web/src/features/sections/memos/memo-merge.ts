import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import { isOutcomeSame, OUTCOME } from './memo-input.ts'
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
  const added = mine.employeesData.filter(({ id }) => id === null)
  const kept = stored.employeesData.flatMap((line) => {
    const was = opened.get(line.id)
    if (was === undefined) return [withAdded(line, added)]
    const now = typed.get(line.id)
    // This user has removed it.
    if (now === undefined) return []
    return [isOutcomeSame(was, now) ? line : withMine(line, was, now)]
  })
  return { ...stored, ...head, employeesData: [...kept, ...added] }
}

/** A save whose answer was lost has stored what was added here: it is taken out of `added`, not added again. */
function withAdded(line: LineValues, added: LineValues[]): LineValues {
  const at = added.findIndex((mine) => isSameAsk(mine, line))
  const [mine] = at === -1 ? [] : added.splice(at, 1)
  if (mine === undefined) return line
  const said = OUTCOME.filter((field) => mine[field] !== null && mine[field] !== '')
  return { ...line, ...pickFields(mine, said) }
}

/** Do both lines ask for the same? A line of an event is known by the event. */
function isSameAsk(one: LineValues, other: LineValues): boolean {
  if (one.eventId !== null) return one.eventId === other.eventId
  return (
    one.employeeId === other.employeeId &&
    one.eventType === other.eventType &&
    nameOf(one) === nameOf(other) &&
    one.factorNumber === other.factorNumber
  )
}

function nameOf({ ppe }: LineValues): string {
  return (ppe ?? '').trim().toLocaleLowerCase('ru')
}

function withMine(line: LineValues, was: LineValues, now: LineValues): LineValues {
  return { ...line, ...pickFields(now, changedFields(was, now)) }
}

function linesById({ employeesData }: MemoValues): Map<number | null, LineValues> {
  return new Map(employeesData.map((line) => [line.id, line]))
}
