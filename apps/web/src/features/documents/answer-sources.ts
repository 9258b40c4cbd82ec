import type { TemplateAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'

type Input = TemplateAnswer['inputs'][number]

/** Where an answer comes from, in words. */
export const SOURCE_WORDS = {
  paper: 'ответ для этого документа',
  fact: 'из анкеты',
  record: 'из записей',
  default: 'по умолчанию',
} satisfies Record<NonNullable<Input['answeredBy']>, string>

const COMPANY_ROOTS = ['организация', 'директор']
const ROLES_ROOT = 'ответственные'
const NORMS_ROOT = 'нормы'

const ORIGINS: Readonly<Record<string, string>> = {
  организация: 'из сведений об организации',
  директор: 'из сведений об организации',
  документ: 'из самого документа',
  'документ.номер': 'даётся при регистрации',
  ответственные: 'из назначенных ответственных',
  нормы: 'из условий норм',
  работник: 'из карточки работника',
  работники: 'из карточек работников',
  ознакомление: 'из карточек работников',
  отдел: 'из сведений о подразделении',
  профессия: 'из сведений о должности',
}

type Printed = { key: string; label: string; isMissing: boolean }

/** Of what stands in a paper: what it is, and where it comes from. `given`: answered just now. */
export function originOf(
  { key, label, isMissing }: Printed,
  inputs: readonly Input[],
  given: readonly string[] = [],
): string {
  if (isMissing) return `${label}: не указано, линия для записи от руки`
  const answeredBy = given.includes(key) ? 'paper' : inputs.find((input) => input.key === key)?.answeredBy
  const [root = ''] = key.split('.')
  const source =
    answeredBy == null ? (ORIGINS[key] ?? ORIGINS[root] ?? 'из записей') : SOURCE_WORDS[answeredBy]
  return `${label}: ${source}`
}

/** A condition of the norms that the employer has not answered: no line is left for it in the paper. */
export function isUndecided(key: string): boolean {
  return key.startsWith(`${NORMS_ROOT}.`)
}

/** Where something that no question asks for is filled in; null: nowhere but in the paper itself. */
export function placeOfFact(key: string) {
  const [root = ''] = key.split('.')
  if (COMPANY_ROOTS.includes(root)) return { page: PAGES.settingsCompany.path, words: 'указать в сведениях' }
  if (isUndecided(key)) return { page: PAGES.employeesNorms.path, words: 'решить' }
  return root === ROLES_ROOT ? { page: PAGES.settingsResponsible.path, words: 'назначить' } : null
}
