import type { Library } from '../library/library.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Demand } from './organisation.ts'
import type { Organisation } from './read-organisations.ts'

const STAGES = [
  { stage: 'staffList', title: 'Пять организаций: загружен только список работников' },
  { stage: 'inCharge', title: 'Пять организаций: назначены все ответственные, внесены классы условий труда' },
] as const
const COLUMNS = ['нужно', 'в списке', 'сверх него', 'пробелов', 'готово', 'пустых строк', 'ключей']
const WIDTH = 13

/** What each of the five needs, how much of it its inspector asks for, and what of it is ready. */
export function organisationsReport(
  library: Library,
  demands: readonly Demand[],
  organisations: readonly Organisation[],
): string {
  const stages = STAGES.map(({ stage, title }) => {
    const rows = organisations.map((organisation) => {
      const figures = figuresOf(library, demands, organisation, stage)
      return `${cells(numbers(figures))}  ${organisation.title}`
    })
    return [`\n${title}`, cells(COLUMNS), ...rows].join('\n')
  })
  const lists = organisations.flatMap((organisation) => {
    const { gaps, absent } = figuresOf(library, demands, organisation, 'inCharge')
    return [
      `\nСпросит инспектор, ${organisation.title}`,
      `  не считается нужным: ${gaps.map((id) => library.find(id)?.title ?? id).join('; ') || 'нет'}`,
      `  нет в библиотеке: ${absent.join('; ') || 'нет'}`,
    ]
  })
  return [...stages, ...lists].join('\n')
}

function numbers({ needed, asked, besides, gaps, ready, blanks, keys }: Figures): string[] {
  return [needed, asked, besides, gaps.length, ready, blanks, keys].map(String)
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(WIDTH)).join('')
}
