import { type MicrotraumaAnswer, MicrotraumaFields } from '@ot/contract/microtrauma'
import { MICROTRAUMA_FIELD_LABELS, type MicrotraumaOutcome } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../../lib/form/schema.ts'
import { randomId } from '../../../../lib/http/random-id.ts'

export interface MeasureFacts {
  what: string
  responsibleId: number | null
  dueOn: string
  doneOn: string
}

export interface MeasureValues extends MeasureFacts {
  /** Of the row on the screen. */
  key: string
}

/** What the inquiry has found. */
export interface InquiryValues {
  inquirerId: number | null
  extensionDays: number
  extensionReason: string
  causes: string
  riskKnown: boolean | null
  needsBriefing: boolean | null
  outcome: MicrotraumaOutcome | null
  measures: readonly MeasureValues[]
  completedOn: string
}

export const INQUIRY_LABELS = MICROTRAUMA_FIELD_LABELS satisfies Record<keyof InquiryValues, string>

export function newMeasure(): MeasureValues {
  return { key: randomId(), what: '', responsibleId: null, dueOn: '', doneOn: '' }
}

export function inquiryValues(stored: MicrotraumaAnswer): InquiryValues {
  const { inquirerId, extensionDays, extensionReason, causes, riskKnown, needsBriefing, outcome } = stored
  return {
    inquirerId,
    extensionDays,
    riskKnown,
    needsBriefing,
    outcome,
    extensionReason: extensionReason ?? '',
    causes: causes ?? '',
    measures: stored.measures.map(({ what, responsibleId, dueOn, doneOn }, index) => ({
      key: String(index),
      what,
      responsibleId,
      dueOn: dueOn ?? '',
      doneOn: doneOn ?? '',
    })),
    completedOn: stored.completedOn ?? '',
  }
}

const Inquiry = MicrotraumaFields.pick({
  inquirerId: true,
  extensionDays: true,
  extensionReason: true,
  causes: true,
  riskKnown: true,
  needsBriefing: true,
  outcome: true,
  measures: true,
  completedOn: true,
})
export type Inquiry = ReturnType<typeof Inquiry.parse>

/** As the wire has them, to see what a form has changed. */
export function storedInquiry(stored: MicrotraumaAnswer): Inquiry {
  return Inquiry.parse(bodyOf(inquiryValues(stored)))
}

function bodyOf({ measures, completedOn, extensionDays, extensionReason, ...values }: InquiryValues) {
  return {
    ...values,
    extensionDays,
    completedOn: completedOn === '' ? null : completedOn,
    extensionReason: extensionDays === 0 ? null : extensionReason,
    measures: measures.map(({ key, dueOn, doneOn, ...measure }) => ({
      ...measure,
      dueOn: dueOn === '' ? null : dueOn,
      doneOn: doneOn === '' ? null : doneOn,
    })),
  }
}

const DAY = 'Дата в виде дд.мм.гггг'

type Issue = { path: (string | number)[]; message: string }

function dayIssues({ completedOn, measures }: InquiryValues): Issue[] {
  const isWrong = (day: string) => day !== '' && !isCalendarDate(day)
  return [
    ...(isWrong(completedOn) ? [{ path: ['completedOn'], message: DAY }] : []),
    ...measures.flatMap(({ dueOn, doneOn }, index) => [
      ...(isWrong(dueOn) ? [{ path: ['measures', index, 'dueOn'], message: DAY }] : []),
      ...(isWrong(doneOn) ? [{ path: ['measures', index, 'doneOn'], message: DAY }] : []),
    ]),
  ]
}

/** The contract's schema over what stands in the form. */
export const inquirySchema: FormSchema<InquiryValues, Inquiry> = {
  '~standard': {
    validate(values) {
      const days = dayIssues(values)
      if (days.length > 0) return { issues: days }
      const checked = Inquiry.safeParse(bodyOf(values))
      return checked.success ? { value: checked.data } : { issues: checked.error.issues }
    },
  },
}
