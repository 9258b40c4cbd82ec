import type { WorkplaceAnswer } from '@ot/contract'
import { WorkplaceFields } from '@ot/contract/workplace'
import { type AssessmentCause, byField, type ConditionsClass, type DeclarationEnding } from '@ot/domain'
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
  declarationEndedOn: string
  declarationEndedBy: DeclarationEnding | null
  assessmentCause: AssessmentCause | null
  assessmentCausedOn: string
  assessmentWaivedOn: string
  assessmentWaiver: string
  commissionedOn: string
  assessorToldOn: string
  acquaintedOn: string
  publishedOn: string
  ownDeadline: string
  ownDeadlineReason: string
}
export type WorkplaceField = keyof WorkplaceValues

const DATES = [
  'reportOn',
  'registeredOn',
  'declarationEndedOn',
  'assessmentCausedOn',
  'assessmentWaivedOn',
  'commissionedOn',
  'assessorToldOn',
  'acquaintedOn',
  'publishedOn',
  'ownDeadline',
] as const satisfies readonly WorkplaceField[]

export const NEW_WORKPLACE: WorkplaceValues = {
  number: '',
  name: '',
  departmentId: null,
  workingConditionsClass: null,
  reportOn: '',
  registeredOn: '',
  declared: false,
  declarationNumber: '',
  declarationEndedOn: '',
  declarationEndedBy: null,
  assessmentCause: null,
  assessmentCausedOn: '',
  assessmentWaivedOn: '',
  assessmentWaiver: '',
  commissionedOn: '',
  assessorToldOn: '',
  acquaintedOn: '',
  publishedOn: '',
  ownDeadline: '',
  ownDeadlineReason: '',
}

export function workplaceValues(workplace: WorkplaceAnswer): WorkplaceValues {
  const { number, name, departmentId, workingConditionsClass, declared } = workplace
  const { declarationEndedBy, assessmentCause } = workplace
  return {
    number,
    name,
    departmentId,
    workingConditionsClass,
    declared,
    declarationEndedBy,
    assessmentCause,
    assessmentWaiver: workplace.assessmentWaiver ?? '',
    ...byField(DATES, (field) => workplace[field] ?? ''),
    declarationNumber: workplace.declarationNumber ?? '',
    ownDeadlineReason: workplace.ownDeadlineReason ?? '',
  }
}

/** Only then may the commission decide to hold none (426-ФЗ, ст. 17, ч. 3). */
export function isRenamed({ assessmentCause }: WorkplaceValues): boolean {
  return assessmentCause === 'renaming'
}

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
        ...byField(DATES, (field) => values[field] || null),
        // What is not asked for is not kept.
        declarationNumber: values.declared ? values.declarationNumber : null,
        declarationEndedOn: values.declared ? values.declarationEndedOn || null : null,
        declarationEndedBy:
          values.declared && values.declarationEndedOn !== '' ? values.declarationEndedBy : null,
        assessmentCausedOn: values.assessmentCause === null ? null : values.assessmentCausedOn || null,
        assessmentWaivedOn: isRenamed(values) ? values.assessmentWaivedOn || null : null,
        assessmentWaiver:
          isRenamed(values) && values.assessmentWaivedOn !== '' ? values.assessmentWaiver : null,
        ownDeadlineReason: values.ownDeadline === '' ? null : values.ownDeadlineReason,
      })
      if (checked.success && ofDates.length === 0) return { value: checked.data }
      return { issues: [...ofDates, ...(checked.error?.issues ?? [])] }
    },
  },
}
