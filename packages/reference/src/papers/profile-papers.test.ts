import { ALL_TAKEN, NORMS_CHECKED_ON, type PositionDecisions } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { describe, expect, test } from 'vitest'
import { HAZARD_KIND_FACTS } from '../lists/hazard-kinds.ts'
import { POSITIONS } from '../lists/positions.ts'
import { decidedPosition } from './decided-position.ts'
import { profilePaperFacts } from './paper-facts.ts'
import { COMMON_QUESTIONS } from './texts.ts'

const CHAPTERS = [
  { list: 'глава_1', points: 11 },
  { list: 'глава_2', points: 4 },
  { list: 'глава_3', points: 5 },
  { list: 'глава_4', points: 6 },
  { list: 'глава_5', points: 3 },
] as const
const SHINGLE = 5

const professions = POSITIONS.map((position) => ({
  position,
  profile: position.profile,
  facts: profilePaperFacts(decidedPosition(position, ALL_TAKEN).position, NORMS_CHECKED_ON),
}))
/** Those whose own profile tells more than a family's. */
const described = professions.filter(({ position }) => position.isOwnProfile)
/** What is asked of a test is the same within a family: one of each stands for the others. */
const asked = professions.filter(
  ({ position }, index) =>
    position.isOwnProfile ||
    professions.findIndex((one) => one.position.family === position.family) === index,
)

function linesOf(id: number, list: string): string[] {
  const found = professions.find(({ position }) => position.id === id)
  return (found?.facts.lists[list] ?? []).map(({ строка = '' }) => строка)
}

function instructionText(id: number): string {
  return CHAPTERS.flatMap(({ list }) => linesOf(id, list)).join('\n')
}

function shinglesOf(id: number): Set<string> {
  const words =
    instructionText(id)
      .toLowerCase()
      .match(/[а-яё0-9-]+/g) ?? []
  return new Set(words.map((_, start) => words.slice(start, start + SHINGLE).join(' ')))
}

describe('бумаги каждой должности', () => {
  test('составляются для каждой', () => {
    expect(professions).toHaveLength(POSITIONS.length)
    expect(described).toHaveLength(161)
  })

  test.each(CHAPTERS)('$list: у каждой не меньше $points пунктов, номера подряд', ({ list, points }) => {
    const short = professions.flatMap(({ position: { id, name } }) => {
      const numbers = linesOf(id, list).flatMap((line) => /^\d\.(\d+)\. \S/.exec(line)?.[1] ?? [])
      expect(numbers.map(Number), name).toEqual(numbers.map((_, index) => index + 1))
      return numbers.length < points ? [name] : []
    })
    expect(short).toEqual([])
  })

  test('ни одного пустого списка и ни одной пустой строки', () => {
    const empty = professions.flatMap(({ position: { name }, facts: { lists } }) =>
      Object.entries(lists).flatMap(([list, rows]) =>
        rows.length === 0 || rows.some((row) => Object.values(row).some((text) => text.trim() === ''))
          ? [`${name}: ${list}`]
          : [],
      ),
    )
    expect(empty).toEqual([])
  })

  test('в тесте не меньше 8 вопросов, общих не больше трёх из десяти, верный ответ назван по букве', () => {
    const common = new Set(COMMON_QUESTIONS.map(({ q }) => q))
    for (const { position, facts } of asked) {
      const lines = linesOf(position.id, 'тест')
      const answers = facts.lists.ответы ?? []
      expect(answers.length, position.name).toBeGreaterThanOrEqual(8)
      const questions = lines.filter((line) => /^\d+\. /.test(line))
      expect(questions, position.name).toHaveLength(answers.length)
      const general = questions.filter((line) => common.has(line.replace(/^\d+\. /, '')))
      expect(general.length, position.name).toBeLessThanOrEqual(answers.length * 0.3)
      for (const { вопрос = '', буква = '', ответ = '' } of answers) {
        const start = lines.findIndex((line) => line.startsWith(`${вопрос}. `))
        const next = lines.findIndex((line) => line.startsWith(`${Number(вопрос) + 1}. `))
        const options = lines.slice(start + 1, next < 0 ? lines.length : next)
        expect(new Set(options.map((option) => option.slice(3))).size).toBe(options.length)
        expect(options.length, `${position.name} ${вопрос}`).toBeGreaterThanOrEqual(3)
        expect(options).toContain(`${буква}) ${ответ}`)
      }
    }
  })

  test('в билете не меньше трёх вопросов, общих не больше двух, каждый вопрос теста ровно в одном билете', () => {
    const common = COMMON_QUESTIONS.map(({ q }) => q)
    for (const { position, facts } of asked) {
      const lines = linesOf(position.id, 'билеты')
      const tickets = lines
        .join('\n')
        .split(/^Билет № \d+$/m)
        .slice(1)
      for (const ticket of tickets) {
        const questions = ticket.match(/^\d+\. /gm) ?? []
        const general = common.filter((question) => ticket.includes(question))
        expect(questions.length, position.name).toBeGreaterThanOrEqual(3)
        expect(general.length, position.name).toBeLessThanOrEqual(2)
      }
      const numbers = lines.flatMap((line) => /\((\d+)\)$/.exec(line)?.[1] ?? []).map(Number)
      const all = (facts.lists.ответы ?? []).map(({ вопрос }) => Number(вопрос))
      expect(
        numbers.toSorted((a, b) => a - b),
        position.name,
      ).toEqual(all)
    }
  })

  test('СИЗ, пункты осмотров и опасности профиля названы в инструкции', () => {
    for (const { position, profile } of professions) {
      const text = instructionText(position.id)
      for (const { name } of profile.ppe) expect(text, position.name).toContain(name.slice(1))
      for (const { code } of profile.medicalFactors) expect(text, position.name).toContain(`п. ${code}`)
    }
  })

  test('в карте рисков каждая опасность профиля с номером примерного перечня, ни одна дважды', () => {
    for (const { position, profile, facts } of professions) {
      const rows = facts.lists.риски ?? []
      const codes = rows.map(({ опасность = '' }) => /\((\d+\.\d+)\)$/.exec(опасность)?.[1])
      expect(new Set(codes).size, position.name).toBe(codes.length)
      const named = profile.hazards.flatMap((kind) => HAZARD_KIND_FACTS[kind].dangers)
      expect(codes.toSorted(), position.name).toEqual([...new Set(named)].toSorted())
    }
  })
})

describe('что решил работодатель', () => {
  const decided: readonly { said: string; decisions: PositionDecisions }[] = [
    { said: 'принято всё', decisions: ALL_TAKEN },
    { said: 'ничего не решено', decisions: () => 'open' },
  ]
  /** A condition that a machine hands over to whoever reads. */
  const HANDED_OVER =
    /если (его|её|их|она|он) (назнач|выдан|нужн)|если этого требует|если фактор|если к ним относится|если (это )?подтвержд|по решению работодателя|предусмотрен[а-я]* профил/

  test.each(decided)('$said: ни одна бумага не говорит «если назначат»', ({ decisions }) => {
    const wrong = POSITIONS.flatMap((position) => {
      const { lists } = profilePaperFacts(decidedPosition(position, decisions).position, NORMS_CHECKED_ON)
      return Object.values(lists)
        .flat()
        .flatMap((row) => Object.values(row))
        .filter((text) => HANDED_OVER.test(text))
        .map((text) => `${position.name}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  test('глава 1 говорит о работе и отдыхе, глава 4 — причины и кому звонить; «до износа» и обязанностей работодателя нет', () => {
    const employers =
      /работодател[а-яё]* (обязан|должен|обеспечивает|предоставляет|организует)|до износа|в надлежащ|при необходимости/i
    for (const { position, facts } of professions) {
      const chapter = (list: string) => (facts.lists[list] ?? []).map(({ строка = '' }) => строка).join('\n')
      expect(chapter('глава_1'), position.name).toContain('Время работы и отдыха')
      expect(chapter('глава_4'), position.name).toMatch(/их причины:[\s\S]*101 или 112/)
      expect(instructionText(position.id), position.name).not.toMatch(employers)
    }
  })

  test('нерешённое названо и не напечатано, решённое напечатано, отклонённого нет', () => {
    for (const position of POSITIONS) {
      const { ppe, training } = position.profile
      const asked = [...ppe, ...training].filter(({ conditional }) => conditional)
      const open = decidedPosition(position, () => 'open')
      expect(open.open.length, position.name).toBeGreaterThanOrEqual(asked.length)
      expect(decidedPosition(position, ALL_TAKEN).open).toEqual([])
      const printed = linesPrinted(open.position)
      for (const { name } of ppe.filter(({ conditional }) => conditional))
        expect(printed, position.name).not.toContain(`— ${lowerFirst(name)}: `)
    }
  })
})

function linesPrinted(position: (typeof POSITIONS)[number]): string {
  const { lists } = profilePaperFacts(position, NORMS_CHECKED_ON)
  return (lists.глава_1 ?? []).map(({ строка = '' }) => строка).join('\n')
}

describe('у каждой профессии своё', () => {
  const WELDER = 87
  const ACCOUNTANT = 4

  test.each([
    { name: 'сварщик', id: WELDER, speaks: ['дуг', 'светофильтр', 'шлак'], silent: ['60–70 см'] },
    { name: 'бухгалтер', id: ACCOUNTANT, speaks: ['экран', 'кресло'], silent: ['дуги', 'сварк', 'каск'] },
    { name: 'повар', id: 119, speaks: ['прихватк', 'слайсер'], silent: ['анкер', 'грунт'] },
    { name: 'медицинская сестра', id: 132, speaks: ['игл', 'каталк'], silent: ['стружк', 'погрузчик'] },
  ])('$name', ({ id, speaks, silent }) => {
    const text = instructionText(id).toLowerCase()
    for (const word of speaks) expect(text).toContain(word)
    for (const word of silent) expect(text).not.toContain(word)
  })

  test('инструкции профессий разных отраслей и опасностей совпадают меньше чем наполовину', () => {
    const shingles = new Map(professions.map(({ position: { id } }) => [id, shinglesOf(id)]))
    const sample = described.filter((_, index) => index % 3 === 0)
    const alike = sample.flatMap((left, index) =>
      sample.slice(index + 1).flatMap((right) => {
        if (left.profile.sector === right.profile.sector) return []
        if (left.position.family === right.position.family) return []
        const shared = left.profile.hazards.filter((hazard) => right.profile.hazards.includes(hazard)).length
        const fewest = Math.min(left.profile.hazards.length, right.profile.hazards.length)
        if (shared * 2 > fewest) return []
        const one = shingles.get(left.position.id) ?? new Set()
        const other = shingles.get(right.position.id) ?? new Set()
        const common = [...one].filter((shingle) => other.has(shingle)).length
        return common * 2 < one.size + other.size - common
          ? []
          : [`${left.position.name} — ${right.position.name}`]
      }),
    )
    expect(alike).toEqual([])
  })
})
