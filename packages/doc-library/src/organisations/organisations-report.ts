import type { Library } from '../library/library.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Demand } from './organisation.ts'
import type { SampleOrganisation } from './read-organisations.ts'

const STAGES = [
  { stage: 'staffList', title: 'Пять организаций: загружен только список работников' },
  { stage: 'inCharge', title: 'Пять организаций: назначены все ответственные, внесены классы условий труда' },
  { stage: 'interview', title: 'Пять организаций: предложенное принято, на анкету отвечено' },
] as const
const COLUMNS = [
  'нужно',
  'в списке',
  'сверх него',
  'пробелов',
  'готово',
  'пустых строк',
  'ключей',
  'по умолчанию',
  'вопросов',
]
const WIDTH = 13

/** What each of the five needs, how much of it its inspector asks for, and what of it is ready. */
export function organisationsReport(
  library: Library,
  demands: readonly Demand[],
  organisations: readonly SampleOrganisation[],
): string {
  const stages = STAGES.map(({ stage, title }) => {
    const rows = organisations.map((organisation) => {
      const figures = figuresOf(library, demands, organisation, stage)
      return `${cells(numbers(figures))}  ${organisation.title}`
    })
    return [`\n${title}`, cells(COLUMNS), ...rows].join('\n')
  })
  const lists = organisations.flatMap((organisation) => {
    const { gaps } = figuresOf(library, demands, organisation, 'inCharge')
    return [
      `\nСпросит инспектор, ${organisation.title}`,
      `  не считается нужным: ${gaps.map((id) => library.find(id)?.title ?? id).join('; ') || 'нет'}`,
    ]
  })
  const byHand = organisations.map((organisation) => leftByHand(library, demands, organisation))
  return [...stages, ...lists, ...byHand].join('\n')
}

/** What facts, records and defaults do not answer yet: for those who write templates. */
function leftByHand(library: Library, demands: readonly Demand[], organisation: SampleOrganisation): string {
  const { left, questions } = figuresOf(library, demands, organisation, 'interview')
  const papers = [...left].map(([id, keys]) => `  ${id}: ${keys.join(', ')}`)
  return [
    `\nОстаётся от руки, ${organisation.title}`,
    ...papers,
    `  Вопросы анкеты: ${questions.join(', ') || 'нет'}`,
  ].join('\n')
}

function numbers(figures: Figures): string[] {
  const { needed, asked, besides, gaps, ready, blanks, keys, byDefault, questions, confirmed } = figures
  return [
    needed,
    asked,
    besides,
    gaps.length,
    ready,
    blanks,
    keys,
    byDefault,
    questions.length,
    confirmed.length,
  ].map(String)
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(WIDTH)).join('')
}
