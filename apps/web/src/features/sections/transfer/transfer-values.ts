import type { EmployeeAnswer } from '@ot/contract'
import { TransferFields } from '@ot/contract/transfer'
import { TRANSFER_FIELDS, transferDayProblem } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import type { Choice } from '../../../ui/choices.ts'
import { type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'

export interface TransferValues {
  movedOn: string
  employeeGroupId: number | null
  positionId: number | null
  positionStaff: string
  workplaceId: number | null
  orderNumber: string
  orderDate: string
}

/** Where he works now: what is changed is what moves. */
export function transferValues(
  { employeeGroupId, positionId, positionStaff }: EmployeeAnswer,
  today: string,
): TransferValues {
  return {
    movedOn: today,
    employeeGroupId,
    positionId,
    positionStaff: positionStaff ?? '',
    workplaceId: null,
    orderNumber: '',
    orderDate: '',
  }
}

/** As they were typed. */
export function typedValues({
  positionStaff,
  orderNumber,
  orderDate,
  ...fields
}: TransferFields): TransferValues {
  return {
    ...fields,
    positionStaff: positionStaff ?? '',
    orderNumber: orderNumber ?? '',
    orderDate: orderDate ?? '',
  }
}

const INCOMPLETE = 'Дата в виде дд.мм.гггг'

/** The contract's schema over what stands in the form, and the day against the record. */
export function transferSchema(
  { hireDate }: EmployeeAnswer,
  today: string,
): FormSchema<TransferValues, TransferFields> {
  return {
    '~standard': {
      validate(values) {
        const { movedOn, orderDate } = values
        const issues = [
          ...issue(
            'movedOn',
            isCalendarDate(movedOn)
              ? transferDayProblem(movedOn, { hireDate, last: null, today })
              : INCOMPLETE,
          ),
          ...issue('orderDate', orderDate === '' || isCalendarDate(orderDate) ? null : INCOMPLETE),
        ]
        const checked = TransferFields.safeParse({
          ...values,
          orderDate: orderDate === '' ? null : orderDate,
        })
        if (checked.success && issues.length === 0) return { value: checked.data }
        const others = (checked.error?.issues ?? []).filter(
          ({ path: [field] }) => !issues.some(({ path: [known] }) => known === field),
        )
        return { issues: [...issues, ...others] }
      },
    },
  }
}

function issue(field: string, message: string | null) {
  return message === null ? [] : [{ path: [field], message }]
}

interface TransferChoices {
  departments: readonly Choice<number | null>[]
  positions: readonly Choice<number | null>[]
  /** Until the list of positions is known. */
  positionsMessage: string | undefined
  workplaces: readonly Choice<number | null>[]
}

export function transferTable(choices: TransferChoices): AskedTable<TransferValues> {
  const { movedOn, employeeGroupId, positionId, positionStaff, workplaceId, orderNumber, orderDate } =
    TRANSFER_FIELDS
  return {
    movedOn: textField({ label: movedOn.label, kind: 'day', isAhead: true, isRequired: true }),
    employeeGroupId: choiceField({
      label: employeeGroupId.label,
      isRequired: true,
      choices: choices.departments,
    }),
    positionId: choiceField({
      label: positionId.label,
      isRequired: true,
      choices: choices.positions,
      placeholder: 'Введите часть названия',
      message: choices.positionsMessage,
    }),
    positionStaff: textField({ label: positionStaff.label, kind: 'line', max: positionStaff.max }),
    workplaceId: choiceField({
      label: workplaceId.label,
      hint: 'Если у организации есть карты СОУТ: спецоценка работника станет спецоценкой этого места',
      choices: choices.workplaces,
    }),
    orderNumber: textField({ label: orderNumber.label, kind: 'short', max: orderNumber.max, width: 'short' }),
    orderDate: textField({ label: orderDate.label, kind: 'day', isAhead: true }),
  }
}
