import type { WorkplaceAnswer } from '@ot/contract'
import { WorkplaceFields } from '@ot/contract/workplace'
import type { ConditionsClass } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'

export interface WorkplaceValues {
  number: string
  name: string
  departmentId: number | null
  workingConditionsClass: ConditionsClass | null
  reportOn: string
  registeredOn: string
  declared: boolean
  declarationNumber: string
}
export type WorkplaceField = keyof WorkplaceValues

export const NEW_WORKPLACE: WorkplaceValues = {
  number: '',
  name: '',
  departmentId: null,
  workingConditionsClass: null,
  reportOn: '',
  registeredOn: '',
  declared: false,
  declarationNumber: '',
}

export function workplaceValues(workplace: WorkplaceAnswer): WorkplaceValues {
  const { number, name, departmentId, workingConditionsClass, declared } = workplace
  return {
    number,
    name,
    departmentId,
    workingConditionsClass,
    declared,
    reportOn: workplace.reportOn ?? '',
    registeredOn: workplace.registeredOn ?? '',
    declarationNumber: workplace.declarationNumber ?? '',
  }
}

const DATES = ['reportOn', 'registeredOn'] as const

/** The contract's schema over what stands in the form. */
export const workplaceSchema: FormSchema<WorkplaceValues, WorkplaceFields> = {
  '~standard': {
    validate(values) {
      const ofDates = DATES.filter((field) => values[field] !== '' && !isCalendarDate(values[field])).map(
        (field) => ({
          path: [field],
          message: 'Дата в виде дд.мм.гггг',
        }),
      )
      const checked = WorkplaceFields.safeParse({
        ...values,
        reportOn: values.reportOn || null,
        registeredOn: values.registeredOn || null,
        // What is not asked for is not kept.
        declarationNumber: values.declared ? values.declarationNumber : null,
      })
      if (checked.success && ofDates.length === 0) return { value: checked.data }
      return { issues: [...ofDates, ...(checked.error?.issues ?? [])] }
    },
  },
}
