import { type MicrotraumaAnswer, MicrotraumaFields } from '@ot/contract/microtrauma'
import { MICROTRAUMA_FIELD_LABELS } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { TypedMoment } from '../../../../lib/company-moment.ts'
import type { FormSchema } from '../../../../lib/form/schema.ts'

/** What is known on the day of the message. */
export interface RegistrationValues {
  employeeId: number | null
  occurred: TypedMoment
  place: string
  injury: string
  circumstances: string
  firstAid: string
  experience: string
  reportedOn: string
  reportedBy: string
  reportedTo: string
}

const { employeeId, ...laterFields } = MICROTRAUMA_FIELD_LABELS

/** In the order of the form; the day and the hour are asked for together. */
export const REGISTRATION_LABELS = {
  employeeId,
  occurred: laterFields.occurredOn,
  ...laterFields,
} satisfies Record<keyof RegistrationValues, string>

export function registrationValues(stored: MicrotraumaAnswer | null, today: string): RegistrationValues {
  return {
    employeeId: stored?.employeeId ?? null,
    occurred: { date: stored?.occurredOn ?? today, time: stored?.occurredTime ?? '' },
    place: stored?.place ?? '',
    injury: stored?.injury ?? '',
    circumstances: stored?.circumstances ?? '',
    firstAid: stored?.firstAid ?? '',
    experience: stored?.experience ?? '',
    reportedOn: stored?.reportedOn ?? today,
    reportedBy: stored?.reportedBy ?? '',
    reportedTo: stored?.reportedTo ?? '',
  }
}

const Registration = MicrotraumaFields.pick({
  employeeId: true,
  occurredOn: true,
  occurredTime: true,
  place: true,
  injury: true,
  circumstances: true,
  firstAid: true,
  experience: true,
  reportedOn: true,
  reportedBy: true,
  reportedTo: true,
})
export type MicrotraumaRegistration = ReturnType<typeof Registration.parse>

const DAY = 'Дата в виде дд.мм.гггг'

/** The contract's schema over what stands in the form. */
export const registrationSchema: FormSchema<RegistrationValues, MicrotraumaRegistration> = {
  '~standard': {
    validate({ occurred, ...values }) {
      const checked = Registration.safeParse({
        ...values,
        occurredOn: occurred.date,
        occurredTime: occurred.time === '' ? null : occurred.time,
      })
      const days = [
        ...(isCalendarDate(occurred.date) ? [] : [{ path: ['occurred'], message: DAY }]),
        ...(isCalendarDate(values.reportedOn) ? [] : [{ path: ['reportedOn'], message: DAY }]),
      ]
      if (checked.success && days.length === 0) return { value: checked.data }
      const others = (checked.error?.issues ?? []).filter(
        ({ path }) => path[0] !== 'occurredOn' && path[0] !== 'reportedOn',
      )
      return { issues: [...days, ...others] }
    },
  },
}
