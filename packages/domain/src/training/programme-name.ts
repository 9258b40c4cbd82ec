import { PROGRAMME_FACTS, type Programme } from './programmes.ts'

const LETTERED = new Set(['А', 'Б', 'В'])

/** «Программа А. Общие вопросы…»; programmes without a letter are named by their title. */
export function programmeName(programme: Programme): string {
  const { code, title } = PROGRAMME_FACTS[programme]
  return LETTERED.has(code) ? `Программа ${code}. ${title}` : title
}
