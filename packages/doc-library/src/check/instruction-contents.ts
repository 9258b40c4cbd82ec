import { textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { problemAt, type Rule } from './rule.ts'

type Wanted = { chapter: 1 | 4; said: RegExp; what: string }

const REST = 'о работе и отдыхе'
const CAUSES = 'о причинах аварий'

/** Order 772н, what chapters 1 and 4 of an instruction say; what an inspector looks for first. */
const WANTED: readonly Wanted[] = [
  { chapter: 1, said: /распорядк/i, what: 'о правилах внутреннего трудового распорядка' },
  { chapter: 1, said: /режим|перерыв|отдых|график/i, what: REST },
  { chapter: 1, said: /опасн|риск|вред/i, what: 'об опасностях' },
  { chapter: 1, said: /сообщ|извест|доклад|говор(ит|ят)|звон/i, what: 'о сообщении о травме' },
  { chapter: 1, said: /мыть|мою|моет|вымы|умыв|рук[иа]/i, what: 'о личной гигиене' },
  { chapter: 1, said: /ответственност|отвеча[ею]т|взыскани/i, what: 'об ответственности' },
  {
    chapter: 4,
    said: /причин|вызыва|вызван|привод|ведут|ведёт|из-за|способств|происход/i,
    what: CAUSES,
  },
  { chapter: 4, said: /101|112/, what: 'кому звонить при пожаре' },
]

/** What is not the worker's to do, and words that mean nothing. */
const NOT_FOR_WORKERS =
  /работодател[а-яё]* (обязан|долж|обеспечивает|предоставляет|организует|выдаёт|стирает)|(предоставляет|выдаёт|стирает) работодатель|в надлежащ|должным образом|при необходимости|если это подтвержд|до износа|в установленном порядке/i

const PPE =
  /костюм|перчат|обувь|ботинк|сапог|каск|очк[иов]|полумаск|респиратор|халат|наушник|привяз|жилет|фартук|щиток/gi
/** So many things named in a point are a list of what is worn. */
const A_LIST = 3

function textOf({ blocks }: Chapter): string {
  return blocks.flatMap(textsOf).join('\n')
}

/** What chapters 1 and 4 should say and do not. */
function untoldIn({
  blocks,
}: Pick<TemplateSource, 'blocks'>): { what: string; chapter: Chapter; place: 1 | 4 }[] {
  const chapters = chaptersOf(splitAppendices(blocks).main)
  return WANTED.flatMap(({ chapter: place, said, what }) => {
    const chapter = chapters[place - 1]
    return chapter === undefined || said.test(textOf(chapter)) ? [] : [{ what, chapter, place }]
  })
}

export const instructionTellsWhatIsAsked: Rule = (template) => {
  if (template.front.kind !== 'instruction') return []
  return untoldIn(template).map(({ what, chapter, place }) =>
    problemAt(chapter.heading.place, `В главе ${place} ничего не сказано ${what}`),
  )
}

/** Of these instructions: in how many causes of accidents and work and rest are told. */
export function instructionFigures(templates: readonly TemplateSource[]): {
  withCauses: number
  withRest: number
} {
  const untold = templates.map((template) => untoldIn(template).map(({ what }) => what))
  const withTold = (what: string) => untold.filter((missing) => !missing.includes(what)).length
  return { withCauses: withTold(CAUSES), withRest: withTold(REST) }
}

export const instructionIsTheWorkers: Rule = (template) => {
  if (template.front.kind !== 'instruction') return []
  return splitAppendices(template.blocks).main.flatMap((block) =>
    textsOf(block).flatMap((text) => {
      const [words] = NOT_FOR_WORKERS.exec(text) ?? []
      return words === undefined
        ? []
        : [problemAt(block.place, `Инструкция говорит работнику, что делает он: «${words}» убрать`)]
    }),
  )
}

/** What is worn at a work is told; what is issued and for how long belongs to the norms of the position. */
export const ppeComesFromNorms: Rule = (template) => {
  if (template.front.kind !== 'instruction') return []
  const [general] = chaptersOf(splitAppendices(template.blocks).main)
  return (general?.blocks ?? []).flatMap((block) =>
    textsOf(block)
      .filter((text) => new Set(text.toLowerCase().match(PPE)).size >= A_LIST && !/норм/i.test(text))
      .map(() => problemAt(block.place, 'Перечень СИЗ не отсылает к нормам для должности')),
  )
}
