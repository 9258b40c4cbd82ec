import { type CompanyAnswer, CompanyInput } from '@ot/contract/company'
import { isSoleTraderInn } from '@ot/domain'
import { readDate } from '@ot/text'
import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import type { FormSchema } from '../../lib/form/schema.ts'
import { type CardValues, cardValues } from './card-values.ts'

/** The contract's schema over what stands in the form. */
export const cardSchema: FormSchema<CardValues, CompanyInput> = {
  '~standard': { validate: (values) => CompanyInput['~standard'].validate(inputOf(values)) },
}

/** КПП typed before the ИНН became a sole trader's is no longer asked for, and is not sent. */
function inputOf(values: CardValues) {
  return {
    ...values,
    kpp: isSoleTraderInn(values.inn.trim()) ? null : values.kpp,
    headcount: values.headcount === '' ? null : Number(values.headcount),
    regionalDaysOff: daysIn(values.regionalDaysOff),
    activities: [...values.activities].sort((left, right) => left - right),
    additionalAddresses: values.additionalAddresses.filter((address) => address.trim() !== ''),
  }
}

/** What is no date stays as it was typed: the contract says what is wrong with it. */
function daysIn(text: string): string[] {
  const typed = text.split(/[\s,;]+/).filter((day) => day !== '')
  return typed.map((day) => readDate(day) ?? day).sort()
}

/** What of a checked card differs from the stored one; a text that differs only in spaces around it does not. */
export function companyChanges(stored: CompanyAnswer, checked: CompanyInput): Partial<CompanyInput> {
  return pickFields(checked, changedFields(storedInput(stored), checked))
}

function storedInput(company: CompanyAnswer): CompanyInput {
  const { id, version, role, ...facts } = company
  const { activities, directorNameCases, directorPositionCases } = cardValues(company)
  return { ...facts, activities, directorNameCases, directorPositionCases }
}
