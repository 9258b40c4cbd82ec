import { type PayerAnswer, type PayerData, PayerInput } from '@ot/contract'
import { shortDate } from '@ot/text'
import type { StoredPayer } from '../../db/schema/billing.ts'
import type { CompanyCard } from './company-queries.ts'
import type { PayerRow } from './payer-queries.ts'

/** What is stored, in the words of the contract. */
export function payerFields({ type, name, data }: PayerRow): PayerInput {
  return PayerInput.parse({ type, name, data })
}

/** As it stands on an invoice. */
export function payerName({ type, name, data }: PayerInput, company: CompanyCard): string {
  const person = [data.lastName, data.firstName, data.fatherName].filter((part) => part !== null).join(' ')
  switch (type) {
    case 'this-company':
      return company.name
    case 'legal-entity':
      return name ?? ''
    case 'individual-entrepreneur':
      return `Индивидуальный предприниматель ${person}`
    case 'individual':
      return person
  }
}

/** The requisites of the day, copied into the invoice. */
export function payerOfInvoice(payer: PayerInput, company: CompanyCard): StoredPayer {
  const { type, data } = payer
  const isOwn = type === 'this-company'
  return {
    type,
    name: payerName(payer, company),
    inn: isOwn ? company.inn : data.inn,
    kpp: isOwn ? company.kpp : null,
    address: isOwn ? company.legalAddress : data.legalAddress,
    phone: data.phone ?? (isOwn ? company.phone : null),
    email: data.emailForInvoices,
    passport: passportOf(data),
    bank: bankOf(data),
  }
}

function passportOf({ passportNumber, passportDate, passportWhoIssued }: PayerData): string | null {
  if (passportNumber === null || passportDate === null) return null
  return `паспорт ${passportNumber}, выдан ${shortDate(passportDate)} ${passportWhoIssued ?? ''}`.trim()
}

/** The requisites of the bank are given together. */
function bankOf({
  payeesBank,
  bik,
  settlementAccount,
  correspondentAccount,
}: PayerData): StoredPayer['bank'] {
  if (payeesBank === null || bik === null || settlementAccount === null || correspondentAccount === null) {
    return null
  }
  return { bank: payeesBank, bik, settlementAccount, correspondentAccount }
}

export function presentPayer(row: PayerRow, company: CompanyCard): PayerAnswer {
  const fields = payerFields(row)
  const { id, companyId, version } = row
  return { id, companyId, version, ...fields, name: payerName(fields, company) }
}
