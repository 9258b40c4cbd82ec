import { splitAppendices } from '../paper/split-appendices.ts'
import { chaptersOf } from './chapters.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

/** Приказ Минтруда № 772н: five chapters; the fewest points make each worth reading. */
const CHAPTERS: readonly { title: string; points: number }[] = [
  { title: '1. Общие требования охраны труда', points: 12 },
  { title: '2. Требования охраны труда перед началом работы', points: 5 },
  { title: '3. Требования охраны труда во время работы', points: 10 },
  { title: '4. Требования охраны труда в аварийных ситуациях', points: 6 },
  { title: '5. Требования охраны труда по окончании работы', points: 4 },
]

/** The aid itself counts as well as its name. */
const AID = /перв\S+ помощ|повязк|перевяз|кровотеч|охлади|обмы|промы|реанимац/i

export const instructionHasItsChapters: Rule = (template) => {
  if (template.front.kind !== 'instruction') return []
  const chapters = chaptersOf(splitAppendices(template.blocks).main)
  const titles = chapters.map(({ title }) => title).join(' · ')
  const wanted = CHAPTERS.map(({ title }) => title).join(' · ')
  if (titles !== wanted) return [headProblem(template, `Главы инструкции по охране труда: ${wanted}`)]
  const short = chapters.flatMap(({ heading, blocks }, index) => {
    const fewest = CHAPTERS[index]?.points ?? 0
    const points = blocks.filter(({ kind }) => kind === 'point').length
    return points < fewest
      ? [problemAt(heading.place, `В главе ${index + 1} пунктов ${points}, а нужно не меньше ${fewest}`)]
      : []
  })
  const emergencies = chapters[3]
  const tellsOfAid = emergencies?.blocks.some((block) => 'text' in block && AID.test(block.text)) ?? false
  if (emergencies === undefined || tellsOfAid) return short
  return [...short, problemAt(emergencies.heading.place, 'В главе 4 ничего не сказано о первой помощи')]
}
