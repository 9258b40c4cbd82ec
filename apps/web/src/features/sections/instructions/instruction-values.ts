import type { InstructionAnswer } from '@ot/contract'
import { InstructionFields } from '@ot/contract/instruction'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'

export interface InstructionValues {
  number: string
  name: string
  approvedOn: string
  revisionDue: string
  acknowledgedOn: string
}
export type InstructionField = keyof InstructionValues

export const NEW_INSTRUCTION: InstructionValues = {
  number: '',
  name: '',
  approvedOn: '',
  revisionDue: '',
  acknowledgedOn: '',
}

export function instructionValues(instruction: InstructionAnswer): InstructionValues {
  const { number, name, approvedOn, revisionDue, acknowledgedOn } = instruction
  return {
    number: number ?? '',
    name,
    approvedOn: approvedOn ?? '',
    revisionDue: revisionDue ?? '',
    acknowledgedOn: acknowledgedOn ?? '',
  }
}

const DATES = ['approvedOn', 'revisionDue', 'acknowledgedOn'] as const

/** The contract's schema over what stands in the form. */
export const instructionSchema: FormSchema<InstructionValues, InstructionFields> = {
  '~standard': {
    validate(values) {
      const ofDates = DATES.filter((field) => values[field] !== '' && !isCalendarDate(values[field])).map(
        (field) => ({
          path: [field],
          message: 'Дата в виде дд.мм.гггг',
        }),
      )
      const dates = Object.fromEntries(DATES.map((field) => [field, values[field] || null]))
      const checked = InstructionFields.safeParse({ ...values, ...dates })
      if (checked.success && ofDates.length === 0) return { value: checked.data }
      return { issues: [...ofDates, ...(checked.error?.issues ?? [])] }
    },
  },
}
