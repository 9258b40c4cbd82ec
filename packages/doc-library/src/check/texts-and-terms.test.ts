import { everyMonths, monthsOf, NORMS_CHECKED_ON, ruleLaw } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { WRITTEN } from '../testing/written-library.ts'

// What a paper says of a term is what the product counts for the same person.

const LINES = WRITTEN.current.flatMap(({ front, file, lines }) =>
  lines.map(({ text }) => ({ id: front.id, isOfFire: file.includes('fireSafety'), text })),
)
/** Of the young the law asks more often; a paper speaks of everybody. */
const GROWN = { birthDate: '1980-01-01', hireDate: '2010-01-01' }
const NEWCOMER = { birthDate: '1980-01-01', hireDate: NORMS_CHECKED_ON }

const lawOf = (rule: string) => {
  const law = ruleLaw(rule, NORMS_CHECKED_ON, rule.includes('newcomer') ? NEWCOMER : GROWN, () => null)
  if (law === null) throw new Error(`no rule is called ${rule}`)
  return law
}

type Sentence = (typeof LINES)[number]

const SENTENCES: readonly Sentence[] = LINES.flatMap((line) =>
  line.text.split(/(?<=[.;|])\s/u).map((text) => ({ ...line, text })),
)

const NUMBERS = { один: 1, одного: 1, два: 2, три: 3, трёх: 3, пять: 5, шесть: 6 } as const
const PERIOD =
  /(?:(?<times>два) )?раза? в (?:(?<count>\d+|два|три|пять|шесть)\s)?(?<unit>месяц(?:а|ев)?|год(?:а)?|лет|полгода|полугодие|квартал)(?![а-яё])/giu

function wordNumber(text: string): number {
  const found = Object.entries(NUMBERS).find(([word]) => word === text.toLocaleLowerCase('ru'))
  return found === undefined ? Number(text) : found[1]
}

const MONTHS_OF_UNIT = [
  [/^месяц/iu, 1],
  [/^(?:год|лет)/iu, 12],
  [/^пол/iu, 6],
  [/^квартал/iu, 3],
] as const

/** The periods that a sentence names, in months. */
function periodsIn(text: string): number[] {
  return [...text.matchAll(PERIOD)].map(({ groups }) => {
    const unit = MONTHS_OF_UNIT.find(([word]) => word.test(groups?.unit ?? ''))
    const months = wordNumber(groups?.count ?? '1') * (unit?.[1] ?? Number.NaN)
    return months / wordNumber(groups?.times ?? '1')
  })
}

type Subject = {
  name: string
  of: RegExp
  /** Two acts call their briefings alike: those of fire are told by their papers. */
  isOfFire?: boolean
  rules: readonly string[]
  /** What the product does not know of a place and a text makes a condition of. */
  condition?: { words: RegExp; months: number }
}

/** What is spoken of, and the rules by which it is counted; a sentence that speaks of two of them is judged by neither. */
const SUBJECTS: readonly Subject[] = [
  {
    name: 'повторный инструктаж по охране труда',
    of: /повторн[а-яё]+ инструктаж/iu,
    isOfFire: false,
    rules: ['briefing.repeat', 'briefing.repeat-newcomer'],
  },
  {
    name: 'повторный противопожарный инструктаж',
    of: /повторн[а-яё]+ (?:противопожарн[а-яё]+ )?инструктаж/iu,
    isOfFire: true,
    rules: ['briefing.fire-repeat'],
    condition: { words: /взрывопожароопасн/iu, months: 6 },
  },
  { name: 'группа I', of: /групп[а-яё]+ I(?![IVXa-z])/u, rules: ['briefing.electrical-1'] },
  {
    name: 'обучение первой помощи',
    of: /(?:обучени[а-яё]+|обучают)[^.;]*перв[а-яё]+ помощ/iu,
    rules: ['training.first-aid'],
  },
  {
    name: 'программы А и Б',
    of: /программ[а-яё]+ «?А»?[ ,и]+«?Б/u,
    rules: ['training.general', 'training.methods'],
  },
]

function isAbout({ of, isOfFire }: Subject, sentence: Sentence): boolean {
  return of.test(sentence.text) && (isOfFire === undefined || isOfFire === sentence.isOfFire)
}

function monthsOfRule(rule: string): number {
  return monthsOf(lawOf(rule).periodicity ?? everyMonths(0)) ?? 0
}

describe('периоды в текстах бумаг — те же, по которым считает продукт', () => {
  test.each(SUBJECTS.map((subject) => [subject.name, subject] as const))('%s', (_name, subject) => {
    const { rules, condition } = subject
    const lawful = rules.map(monthsOfRule)
    const told = SENTENCES.filter(
      (sentence) =>
        isAbout(subject, sentence) && SUBJECTS.filter((other) => isAbout(other, sentence)).length === 1,
    ).map(({ id, text }) => ({ id, text, periods: periodsIn(text) }))
    const wrong = told.filter(({ text, periods }) => {
      const more = condition?.words.test(text) === true ? [condition.months] : []
      return periods.some((months) => ![...lawful, ...more].includes(months))
    })
    expect(wrong).toEqual([])
  })

  test('тексты о периодах есть: проверка не пуста', () => {
    const named = SUBJECTS.map(
      (subject) =>
        SENTENCES.filter((sentence) => isAbout(subject, sentence) && periodsIn(sentence.text).length > 0)
          .length,
    )
    expect(named.every((count) => count > 0)).toBe(true)
    expect(periodsIn('раз в год, раза в 6 месяцев, раз в три года, два раза в год')).toEqual([12, 6, 36, 6])
  })
})

describe('первые сроки', () => {
  test('первая помощь тех, кто инструктирует, — до первого инструктажа, а не за 60 дней', () => {
    expect(lawOf('training.first-aid-instructor').first).toMatchObject({ kind: 'before' })
    const firstAid = lawOf('training.first-aid').first
    expect(firstAid).toMatchObject({ kind: 'days', days: 60 })
    const instructors =
      /провод[а-яё]+ инструктаж|служб[а-яё]+ охраны|специалист[а-яё]+ по охране|работники Службы/iu
    const silent = LINES.filter(
      ({ text }) =>
        /60 календарных дней/u.test(text) &&
        /оказани[а-яё]+ первой помощи|первой помощи проводится/iu.test(text) &&
        instructors.test(text) &&
        !/до (?:первого|его|проведения|завершения)/iu.test(text),
    )
    expect(silent).toEqual([])
  })

  test('стажировка — не меньше двух смен, как в норме', () => {
    expect(lawOf('briefing.internship').remark).toContain('не меньше двух смен')
    const shorter = LINES.filter(({ text }) =>
      /стажировк[^.;]*не (?:менее|меньше) (?:1|одной) смен/iu.test(text),
    )
    expect(shorter).toEqual([])
  })

  test('инструктаж по гражданской обороне — за столько дней, за сколько его считают', () => {
    const { first } = lawOf('briefing.civil-defence')
    const told = LINES.flatMap(({ text }) =>
      /инструктаж[а-яё]* по гражданской обороне[^.]*не позднее/iu.test(text)
        ? [...text.matchAll(/не позднее (\d+) календарных дней/giu)].map(([, days]) => Number(days))
        : [],
    )
    expect(first.kind === 'days' && told.length > 0 && told.every((days) => days === first.days)).toBe(true)
  })
})
