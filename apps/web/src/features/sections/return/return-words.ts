import type { AbsenceAnswer } from '@ot/contract'
import { ABSENCE_FIELDS, ABSENCE_KIND_LABELS, type AbsenceKind, returnDay } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { WordsTable } from '../../../lib/form/field-words.ts'

export const BACK_ON = 'Первый рабочий день'

/** What of an absence its return is about: what follows hangs on all of it. */
interface ReturnValues {
  backOn: string
  kind: AbsenceKind
  startsOn: string
  note: string
}

export function returnValues(absence: AbsenceAnswer): ReturnValues {
  const { kind, startsOn, note } = absence
  return { backOn: returnDay(absence) ?? '', kind, startsOn, note: note ?? '' }
}

const dayText = (day: string) => (day === '' ? '' : shortDate(day))

export const RETURN_WORDS: WordsTable<ReturnValues> = {
  backOn: { label: BACK_ON, text: dayText },
  kind: { label: ABSENCE_FIELDS.kind.label, text: (kind) => ABSENCE_KIND_LABELS[kind] },
  startsOn: { label: ABSENCE_FIELDS.startsOn.label, text: dayText },
  note: { label: ABSENCE_FIELDS.note.label, text: (note) => note },
}
