import type { EmployeeAnswer } from '@ot/contract'
import { DISPATCH_FIELD_LABELS, type DispatchPurpose } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import type { NewDispatchBody } from '../api/dispatches.ts'
import { readAddresses } from './addresses.ts'

export interface NewDispatchValues {
  documentIds: readonly number[]
  employeeIds: readonly number[]
  /** E-mails typed in for employees whose card has none. */
  emails: Readonly<Record<number, string>>
  addresses: string
  purpose: DispatchPurpose
  letter: string
  due: string
}

/** In the order of the form; the server calls all people `recipients`. */
export const DISPATCH_LABELS = {
  documentIds: DISPATCH_FIELD_LABELS.documents,
  employeeIds: 'Работники',
  emails: 'Почта тех, у кого её нет в карточке',
  recipients: 'Получатели',
  addresses: 'Другие адреса',
  purpose: 'Для чего',
  letter: 'Текст письма',
  due: 'Срок',
} as const satisfies Record<keyof NewDispatchValues | 'recipients', string>

export function cardEmail({ workEmail, email }: EmployeeAnswer): string | null {
  return workEmail ?? email
}

type Known = readonly EmployeeAnswer[]

export function withoutEmail(employees: Known, { employeeIds }: NewDispatchValues): EmployeeAnswer[] {
  return employees.filter((employee) => employeeIds.includes(employee.id) && cardEmail(employee) === null)
}

/** What can be told before the server is asked. */
export const newDispatchForm: FormSchema<NewDispatchValues, NewDispatchValues> = {
  '~standard': {
    validate(values) {
      const issues = problemsIn(values)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}

function problemsIn({ documentIds, employeeIds, addresses, due }: NewDispatchValues) {
  const { readers, wrong } = readAddresses(addresses)
  const nobody = employeeIds.length === 0 && readers.length === 0 && wrong.length === 0
  return [
    documentIds.length === 0 && { path: ['documentIds'], message: 'Выберите хотя бы один документ' },
    nobody && { path: ['employeeIds'], message: 'Выберите работников или впишите адреса' },
    wrong.length > 0 && { path: ['addresses'], message: `Это не адреса: ${wrong.join(', ')}` },
    due !== '' && !isCalendarDate(due) && { path: ['due'], message: 'Укажите дату в виде дд.мм.гггг' },
  ].filter((issue) => issue !== false)
}

export function newDispatchBody(companyId: number, values: NewDispatchValues): NewDispatchBody {
  const { documentIds, employeeIds, emails, addresses, purpose, letter, due } = values
  return {
    companyId,
    purpose,
    documentIds: [...documentIds],
    recipients: [
      ...employeeIds.map((employeeId) => {
        const email = emails[employeeId]?.trim() ?? ''
        return email === '' ? { employeeId } : { employeeId, email }
      }),
      ...readAddresses(addresses).readers,
    ],
    letter: letter.trim(),
    due: due === '' ? null : due,
  }
}
