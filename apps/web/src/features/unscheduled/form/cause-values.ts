import type { NewUnscheduled } from '@ot/contract'
import { NewUnscheduled as Schema } from '@ot/contract/unscheduled'
import {
  CAUSE_FIELD_LABELS,
  UNSCHEDULED_CAUSE_LABELS,
  UNSCHEDULED_CAUSES,
  type UnscheduledCause,
} from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import type { Choice } from '../../../ui/choices.ts'
import { type AskedTable, choiceField, manyField, textField } from '../../../ui/form/field-table.tsx'

export interface CauseValues {
  cause: UnscheduledCause | null
  happenedOn: string
  ground: string
  departmentIds: readonly number[]
  positionIds: readonly number[]
}

export const CAUSE_NAMES = ['cause', 'happenedOn', 'ground', 'departmentIds', 'positionIds'] as const

const GROUND_MAX = 500
const CAUSES = UNSCHEDULED_CAUSES.map((value) => ({ value, label: UNSCHEDULED_CAUSE_LABELS[value] }))
const INCOMPLETE = 'Дата в виде дд.мм.гггг'

export function causeSchema(companyId: number, today: string): FormSchema<CauseValues, NewUnscheduled> {
  return {
    '~standard': {
      validate(values) {
        const { happenedOn } = values
        const day = isCalendarDate(happenedOn) ? aheadProblem(happenedOn, today) : INCOMPLETE
        const own = day === null ? [] : [{ path: ['happenedOn'], message: day }]
        const checked = Schema.safeParse({ ...values, companyId })
        if (checked.success && own.length === 0) return { value: checked.data }
        const others = (checked.error?.issues ?? []).filter(({ path: [field] }) => field !== 'happenedOn')
        return { issues: [...own, ...others] }
      },
    },
  }
}

function aheadProblem(day: string, today: string): string | null {
  return day > today ? 'Этот день ещё не наступил' : null
}

interface CauseChoices {
  departments: readonly Choice<number>[]
  positions: readonly Choice<number>[]
}

export function causeTable({ departments, positions }: CauseChoices): AskedTable<CauseValues> {
  return {
    cause: choiceField<UnscheduledCause | null>({
      label: CAUSE_FIELD_LABELS.cause,
      isRequired: true,
      choices: CAUSES,
      placeholder: 'Выберите',
    }),
    happenedOn: textField({ label: CAUSE_FIELD_LABELS.happenedOn, kind: 'day', isRequired: true }),
    ground: textField({
      label: CAUSE_FIELD_LABELS.ground,
      kind: 'long',
      max: GROUND_MAX,
      isRequired: true,
      hint: 'Войдёт в причину инструктажа, например: «Ввод станка 16К20, приказ от 03.11.2026 №\u00a012»',
    }),
    departmentIds: manyField({
      label: CAUSE_FIELD_LABELS.departmentIds,
      choices: departments,
      placeholder: 'Все отделы',
      hint: 'Не только тот, где это произошло: и те, где возможно такое же',
    }),
    positionIds: manyField({
      label: CAUSE_FIELD_LABELS.positionIds,
      choices: positions,
      placeholder: 'Все должности',
    }),
  }
}
