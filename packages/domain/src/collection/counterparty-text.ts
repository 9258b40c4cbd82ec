import { readDate, shortDate } from '@ot/text'
import type { Counterparty, CounterpartyKind } from './counterparty-fields.ts'

/** What of a counterparty a paper prints besides its name. */
export const COUNTERPARTY_PARTS = [
  'name',
  'inn',
  'registration',
  'contract',
  'contractNumber',
  'contractDate',
  'signatory',
  'requisites',
  'details',
  'bank',
] as const
export type CounterpartyPart = (typeof COUNTERPARTY_PARTS)[number]

/** Null: it is not known. A date as it is kept. */
export function counterpartyText(counterparty: Counterparty, part: CounterpartyPart | null): string | null {
  switch (part) {
    case null:
      return wholeText(counterparty)
    case 'contract':
      return contractText(counterparty)
    case 'signatory':
      return signatoryText(counterparty)
    case 'requisites':
      return joined([detailsText(counterparty), bankText(counterparty)])
    case 'details':
      return detailsText(counterparty)
    case 'bank':
      return bankText(counterparty)
    case 'name':
    case 'inn':
    case 'registration':
    case 'contractNumber':
    case 'contractDate':
      return counterparty[part]
  }
}

type Said = string | null | false

/** What a paper that names it needs: a referral to a clinic its ОГРН, address and telephone, another paper less. */
function wholeText(counterparty: Counterparty): string {
  const { name } = counterparty
  return joined([name, ...WITH_NAME[counterparty.kind](counterparty)]) ?? name
}

const WITH_NAME: Readonly<Record<CounterpartyKind, (of: Counterparty) => Said[]>> = {
  medical: ({ ogrn, address, phone }) => [numbered('ОГРН', ogrn), address, numbered('тел.', phone)],
  training: ({ registration, address }) => [registration, address],
  sout: ({ registration }) => [registration],
  fire: (of) => [withContract(of), numbered('тел.', of.phone)],
  laundry: (of) => [withContract(of)],
  contractor: (of) => [numbered('ИНН', of.inn), withContract(of)],
  other: ({ inn }) => [numbered('ИНН', inn)],
}

function withContract(of: Counterparty): Said {
  return numbered('договор', contractText(of))
}

function numbered(word: string, number: string | null): Said {
  return number !== null && `${word} ${number}`
}

/** «№ 15-М от 12.01.2026»; what is not known stays out. */
function contractText({ contractNumber, contractDate }: Counterparty): string | null {
  if (contractNumber === null) return contractDate === null ? null : `от ${shortDate(contractDate)}`
  return contractDate === null ? contractNumber : `№ ${contractNumber} от ${shortDate(contractDate)}`
}

function signatoryText({ signatory, authority }: Counterparty): string | null {
  if (signatory === null) return null
  return authority === null ? signatory : `${signatory}, на основании ${authority}`
}

/** Who it is in law, without its bank. */
function detailsText(of: Counterparty): string | null {
  return joined([
    numbered('ИНН', of.inn),
    numbered('КПП', of.kpp),
    numbered(of.ogrn?.length === 15 ? 'ОГРНИП' : 'ОГРН', of.ogrn),
    of.address,
    numbered('тел.', of.phone),
  ])
}

function bankText(of: Counterparty): string | null {
  return joined([
    numbered('р/с', of.settlementAccount),
    of.payeesBank,
    numbered('БИК', of.bik),
    numbered('к/с', of.correspondentAccount),
  ])
}

function joined(parts: readonly Said[]): string | null {
  const said = parts.filter((part) => part !== null && part !== false && part !== '')
  return said.length === 0 ? null : said.join(', ')
}

export type Signatory = Pick<Counterparty, 'signatory' | 'authority'>

const SIGNATORY = /^(.+?),?\s+(?:действующ\S+\s+)?на основании\s+(\S.*)$/iu

/** «директор Ветров П. И., на основании устава» as who and by what; without the second what is written is who. */
export function readSignatory(text: string): Signatory {
  const said = text.trim()
  const [, signatory = said, authority = null] = SIGNATORY.exec(said) ?? []
  return { signatory: signatory === '' ? null : signatory, authority }
}

export type Contract = Pick<Counterparty, 'contractNumber' | 'contractDate'>

const CONTRACT = /^№\s*(\S.*?)\s+от\s+(\d\d\.\d\d\.\d{4})$/

/** «№ 15-М от 12.01.2026» as a number and a day; what is written otherwise is kept as it is written. */
export function readContract(text: string): Contract {
  const [, number = '', day = ''] = CONTRACT.exec(text.trim()) ?? []
  const date = readDate(day)
  return date === null
    ? { contractNumber: text.trim(), contractDate: null }
    : { contractNumber: number, contractDate: date }
}
