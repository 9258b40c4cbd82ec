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
