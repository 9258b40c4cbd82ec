import { textsOf } from '../format/block.ts'
import { CHANGED_WORDINGS, REPLACED_ACTS } from './replaced-acts.ts'
import { problemAt, type Rule } from './rule.ts'

/** A paper names acts as they stand on its day. */
export const actsAreOfToday: Rule = ({ blocks }, today) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      REPLACED_ACTS.filter(({ called, since }) => since <= today && called.test(text)).map(
        ({ called, instead }) =>
          problemAt(block.place, `Акт заменён: «${called.exec(text)?.[0] ?? ''}», теперь ${instead}`),
      ),
    ),
  )

const ARTICLE_135 = /стать[а-яё]+ 135/

/** The words of an act that were changed since. */
export const wordsAreOfTodaysEdition: Rule = ({ blocks }, today) =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      CHANGED_WORDINGS.filter(
        ({ said, since, unless }) =>
          since <= today && said.test(text) && !unless.test(text) && !ARTICLE_135.test(text),
      ).map(({ message }) => problemAt(block.place, message)),
    ),
  )

const HAZARD_GROUPS = 28
const GROUPS_TITLE = /^Группы опасностей/

/** The groups of hazards of order 776н stand all with its numbers. */
export const hazardGroupsAreWhole: Rule = ({ blocks }) =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'appendix' || !GROUPS_TITLE.test(block.title)) return []
    const table = blocks.slice(index).find(({ kind }) => kind === 'table')
    const numbers = table?.kind === 'table' ? table.rows.map(([number]) => number) : []
    const isWhole =
      numbers.length === HAZARD_GROUPS && numbers.every((number, place) => number === String(place + 1))
    return isWhole
      ? []
      : [problemAt(block.place, `Групп опасностей в приказе № 776н ${HAZARD_GROUPS}, с номерами приказа`)]
  })

const EXAMINED = /провер[а-яё]+ знани|по охране труда|обучени/i
const OTHER_RESULT =
  /(?:^|[^а-яё])(?:не ?)?(?:сдал[аи]?|зачтено|незач[её]т|зач[её]т|сдавш[а-яё]+|аттестован[аы]?)(?![а-яё])/i

/** Постановление № 2464, п. 92: «удовлетворительно» or «неудовлетворительно». */
export const resultsAreOfTheAct: Rule = ({ front, blocks }) => {
  const isOfTraining =
    ['protocol', 'journal', 'card'].includes(front.kind) &&
    (front.group === 'training' || front.legalBasis.some(({ act }) => act === 'pp-2464')) &&
    EXAMINED.test(front.title + front.subject)
  if (!isOfTraining) return []
  return blocks.flatMap((block) =>
    textsOf(block)
      .filter((text) => OTHER_RESULT.test(text))
      .map((text) =>
        problemAt(
          block.place,
          `Результат проверки знания: «удовлетворительно», «неудовлетворительно»; здесь «${text.slice(0, 50)}»`,
        ),
      ),
  )
}

/** Постановление № 2464, п. 87: what every line of a briefing at the place of work tells. */
const TOLD_OF_BRIEFING: readonly (readonly [RegExp, string])[] = [
  [/^Дата/, 'дата'],
  [/Фамилия/, 'фамилия, имя, отчество'],
  [/рождения/, 'число, месяц, год рождения'],
  [/Причина/, 'причина'],
  [/провёл|проводивш|проводил/, 'кто провёл'],
  [/акт/, 'локальный акт, в объёме которого проведён'],
]
const SIGNATURES = 2
const KIND_COLUMN = /^Вид(?: инструктажа)?$/

export const briefingLinesAreComplete: Rule = ({ front, blocks }) => {
  const isOfBriefings =
    front.kind === 'journal' &&
    /инструктаж/i.test(front.title) &&
    front.legalBasis.some(({ act }) => act === 'pp-2464')
  if (!isOfBriefings) return []
  return blocks.flatMap((block) => {
    if (block.kind !== 'table' || !block.header.some((cell) => KIND_COLUMN.test(cell))) return []
    const missing = TOLD_OF_BRIEFING.filter(([words]) => !block.header.some((cell) => words.test(cell)))
    const signatures = block.header.filter((cell) => /Подпис/.test(cell)).length
    return [
      ...missing.map(([, what]) => problemAt(block.place, `В строке инструктажа нет графы: ${what} (п. 87)`)),
      ...(signatures < SIGNATURES
        ? [problemAt(block.place, 'В строке инструктажа нужны подписи обоих (п. 87)')]
        : []),
    ]
  })
}
