import type { Kind } from '../format/kinds.ts'

/** So many different words. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `слово${index}`).join(' ')
}

export function points(chapter: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}. Дело.`).join('\n')
}

export function chapter(title: string, number: number, count: number): string {
  return `## ${number}. ${title}\n\n${points(number, count)}`
}

const INSTRUCTION: readonly (readonly [string, number])[] = [
  ['Общие требования охраны труда', 12],
  ['Требования охраны труда перед началом работы', 5],
  ['Требования охраны труда во время работы', 10],
  ['Требования охраны труда в аварийных ситуациях', 6],
  ['Требования охраны труда по окончании работы', 4],
]

const GENERAL =
  'Правила внутреннего распорядка, режим отдыха, опасности, сообщить о травме, мыть руки, ответственность.'
const EMERGENCY = 'Причины аварий. При пожаре звонить 101.'

export function instructionBody(counts = INSTRUCTION.map(([, count]) => count)): string {
  const chapters = INSTRUCTION.map(([title], index) => chapter(title, index + 1, counts[index] ?? 0))
  const general = chapters[0]?.replace('Дело.', GENERAL) ?? ''
  const emergency = chapters[3]?.replace('Дело.', 'Оказать первую помощь.').replace('Дело.', EMERGENCY) ?? ''
  return `${words(400)}\n\n${chapters.with(0, general).with(3, emergency).join('\n\n')}\n\n!ознакомление`
}

export function hoursTable(hours: readonly number[], total: number): string {
  const rows = hours.map((count, index) => `| ${index + 1} | Тема | ${count} |`)
  return ['| № | Тема | Часов |', '| 10 | 70 | 20 |', ...rows, `| | Итого | ${total} |`].join('\n')
}

function programmeBody(): string {
  const questions = Array.from({ length: 10 }, (_, index) => `${index + 1}. Какой?`).join('\n')
  const chapters = [
    '## Содержание',
    'О чём.',
    '## Контрольные вопросы',
    questions,
    '## Нормативные акты',
    '- Кодекс.',
  ]
  return [words(200), hoursTable([2, 3], 5), ...chapters].join('\n\n')
}

export function tickets(count: number, questions = 3): string {
  const asked = Array.from({ length: questions }, (_, index) => `${index + 1}. Какой?`).join('\n')
  return Array.from({ length: count }, (_, index) => `## Билет № ${index + 1}\n\n${asked}`).join('\n\n')
}

function planRows(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `| ${index + 1} | Дело | Март | Мастер |`)
  return ['| № | Мероприятие | Срок | Подпись |', '| 10 | 50 | 20 | 20 |', ...rows].join('\n')
}

const JOURNAL = '| № | Дата | Событие | Отметка | Подпись |\n| 10 | 20 | 30 | 20 | 20 |\n!пустые 20'
const CHAPTERS = [1, 2, 3, 4].map((number) => chapter('Глава', number, 4)).join('\n\n')
const ANSWERS = '!приложение Правильные ответы\n\n- первый.'

/** The smallest body of a kind that every check accepts. */
export const KIND_BODIES: Readonly<Record<Exclude<Kind, 'order' | 'memo'>, string>> = {
  regulation: `${words(300)} С настоящим Положением знакомят под подпись.\n\n${CHAPTERS}\n\n!ознакомление`,
  instruction: instructionBody(),
  guide: `${words(200)}\n\n${CHAPTERS}\n\n!ознакомление`,
  leaflet: `${words(80)}\n\n${'- Дело.\n'.repeat(8)}`,
  programme: programmeBody(),
  questions: `${words(200)} приложение № 1\n\n${tickets(10)}\n\n${ANSWERS}`,
  journal: `${words(20)}\n\n${JOURNAL}`,
  act: `${words(40)}\n\n!подпись`,
  protocol: `${words(30)}\n\n!подпись`,
  list: `${words(30)}\n\n| № | Кто |\n| 10 | 90 |\n| 1 | Мастер |\n\n!подпись`,
  plan: `${words(60)}\n\n${planRows(8)}`,
  card: words(15),
  letter: `!адресат Начальнику / отдела\n\n${words(40)}\n\n!подпись`,
  report: `${words(50)}\n\n!подпись`,
  contract: `Мы на основании устава и они на основании доверенности. ${words(150)}\n\n${CHAPTERS}\n\nБИК наш, БИК их\n\n!подпись`,
  form: `!графа 1. ${words(40)} | {организация.инн} | Код 1\n!пояснение (указывается номер)\n\n!подпись`,
}
