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

/** Where something that no question asks for is filled in; null: nowhere but in the paper itself. */
export function placeOfFact(key: string) {
  const [root = ''] = key.split('.')
  if (COMPANY_ROOTS.includes(root)) return { page: PAGES.settingsCompany.path, words: 'указать в сведениях' }
  return root === ROLES_ROOT ? { page: PAGES.settingsResponsible.path, words: 'назначить' } : null
}
