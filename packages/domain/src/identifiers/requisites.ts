import { checkINN, checkOgrn, checkOgrnip, checkSnilsOnlyChecksum } from 'ru-validation-codes'

export function isInn(text: string): boolean {
  return /^(\d{10}|\d{12})$/.test(text) && !/^0+$/.test(text) && checkINN(text)
}

/** A 12-digit ИНН is a person's: a sole trader has no КПП. */
export function isSoleTraderInn(inn: string): boolean {
  return inn.length === 12
}

export function isKpp(text: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(text)
}

/** ОГРН of an organisation (13 digits) or ОГРНИП of a sole trader (15 digits). */
export function isOgrn(text: string): boolean {
  if (/^\d{13}$/.test(text)) return checkOgrn(text)
  return /^\d{15}$/.test(text) && checkOgrnip(text)
}

const OKPO_BASE_WEIGHT = 1
const OKPO_SECOND_WEIGHT = 3

/** ОКПО: 8 digits of an organisation, 10 of a sole trader; the last one is the check digit (ПР 50.1.024). */
export function isOkpo(text: string): boolean {
  if (!/^(\d{8}|\d{10})$/.test(text)) return false
  const digits = [...text].map(Number)
  const check = digits.at(-1)
  const body = digits.slice(0, -1)
  const first = okpoRemainder(body, OKPO_BASE_WEIGHT)
  if (first < 10) return first === check
  return okpoRemainder(body, OKPO_SECOND_WEIGHT) % 10 === check
}

function okpoRemainder(digits: readonly number[], firstWeight: number): number {
  const sum = digits.reduce(
    (total, digit, index) => total + digit * (((firstWeight - 1 + index) % 10) + 1),
    0,
  )
  return sum % 11
}

export function isOkato(text: string): boolean {
  return /^\d{2,11}$/.test(text)
}

export function isOktmo(text: string): boolean {
  return /^(\d{8}|\d{11})$/.test(text)
}

/** ОКВЭД 2: class, then up to two groups: 62, 62.0, 62.01, 62.01.1, 62.01.12. */
export function isOkved(text: string): boolean {
  return /^\d{2}(\.\d(\d(\.\d{1,2})?)?)?$/.test(text)
}

export function isOkogu(text: string): boolean {
  return /^(\d{5}|\d{7})$/.test(text)
}

/** ОКФС, the form of ownership: two digits. */
export function isOkfs(text: string): boolean {
  return /^\d{2}$/.test(text)
}

/** Eleven digits with the check number; numbers up to 001-001-998 were given without one. */
export function isSnils(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d{3} \d{2}$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  if (/^0+$/.test(digits)) return false
  return digits.slice(0, 9) <= '001001998' || checkSnilsOnlyChecksum(text)
}

/** «123-456-789 00» from any spelling of eleven digits; other text stays as it is. */
export function normaliseSnils(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 11) return text.trim()
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 9)} ${digits.slice(9)}`
}

export function isRussianPhone(text: string): boolean {
  return /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/.test(text)
}

/** «+7 (900) 123-45-67» from any spelling of a Russian number; other text stays as it is. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  const national = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
  if (national.length !== 10) return text.trim()
  return `+7 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6, 8)}-${national.slice(8)}`
}
