import type { Sex } from './sexes.ts'

const SON = /(?:ич|оглы|улы|уулу)$/
const DAUGHTER = /(?:вна|чна|шна|кызы|гызы|қызы)$/

/** The sex that a patronymic tells; null when it tells none. */
export function sexByPatronymic(fatherName: string): Sex | null {
  const name = fatherName.trim().toLocaleLowerCase('ru')
  if (SON.test(name)) return 'm'
  return DAUGHTER.test(name) ? 'f' : null
}
