import type { Sex } from './person-name.ts'

const MALE_PARTICLES = ['оглы', 'оглу', 'угли', 'улы', 'уулу', 'заде']
const FEMALE_PARTICLES = ['кызы', 'кизи', 'гызы', 'қызы']

/** «Гусейн оглы», «Рашид кызы»: a patronymic with one of these words does not change. */
export const PATRONYMIC_PARTICLES: ReadonlySet<string> = new Set([...MALE_PARTICLES, ...FEMALE_PARTICLES])

const MALE = new RegExp(`(?:.ич|${MALE_PARTICLES.join('|')})$`, 'i')
const FEMALE = new RegExp(`(?:[оеё]вна|ична|${FEMALE_PARTICLES.join('|')})$`, 'i')

export function sexOfPatronymic(fatherName: string): Sex | null {
  if (MALE.test(fatherName)) return 'm'
  return FEMALE.test(fatherName) ? 'f' : null
}

export function isPatronymic(word: string): boolean {
  return sexOfPatronymic(word) !== null
}
