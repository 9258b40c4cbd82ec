import type { IncidentMeasure, MeasureFields } from '@ot/contract'

/** A measure as the form keeps it. */
export interface MeasureValues {
  what: string
  responsibleId: number | null
  dueOn: string
  doneOn: string
  note: string
  cancelReason: string
}

export function measureValues(measure: IncidentMeasure | null): MeasureValues {
  return {
    what: measure?.what ?? '',
    responsibleId: measure?.responsibleId ?? null,
    dueOn: measure?.dueOn ?? '',
    doneOn: measure?.doneOn ?? '',
    note: measure?.note ?? '',
    cancelReason: measure?.cancelReason ?? '',
  }
}

/** What is left empty is null on the wire. */
export function measureBody({ what, responsibleId, ...texts }: MeasureValues): MeasureFields {
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  return {
    what,
    responsibleId,
    dueOn: orNull(texts.dueOn),
    doneOn: orNull(texts.doneOn),
    note: orNull(texts.note),
    cancelReason: orNull(texts.cancelReason),
  }
}
