import { describe, expect, test } from 'vitest'
import hazards from '../../data/papers/hazards.json' with { type: 'json' }
import { POSITIONS } from '../lists/positions.ts'
import { CIRCUMSTANCES, type Circumstance, circumstancesOf } from './circumstances.ts'
import { profilePaperFacts } from './paper-facts.ts'
import { workText } from './texts.ts'

const CHAPTERS = ['глава_2', 'глава_3', 'глава_4', 'глава_5'] as const

const instructions = POSITIONS.map((position) => {
  const { id, name, profile, family } = position
  const { lists } = profilePaperFacts(position)
  const lines = CHAPTERS.flatMap((chapter) => lists[chapter] ?? []).map(({ строка = '' }) => строка)
  const trade = (workText(id) ?? family.work).trade
  return { name, text: lines.join('\n'), circumstances: circumstancesOf({ profile, family, trade }) }
})

const conditional = Object.values(hazards).flatMap(({ before, during, emergency, after }) =>
  [...before, ...during, ...emergency, ...after].flatMap((line) => (typeof line === 'string' ? [] : [line])),
)

function isCircumstance(text: string): text is Circumstance {
  return CIRCUMSTANCES.some((one) => one === text)
}

describe('инструкция не противоречит работе', () => {
  test('строка с условием стоит только у тех, к кому оно подходит, — по всем 1 285 должностям', () => {
    const wrong = instructions.flatMap(({ name, text, circumstances }) =>
      conditional
        .filter(
          (line) =>
            text.includes(line.text) &&
            !line.for.filter(isCircumstance).some((one) => circumstances.has(one)),
        )
        .map((line) => `${name}: ${line.text}`),
    )
    expect(wrong).toEqual([])
    expect(conditional.flatMap((line) => line.for).filter((one) => !isCircumstance(one))).toEqual([])
  })

  test.each([
    [
      'не вскрывать оборудование',
      ['Электромонтёр', 'Электрик', 'Электромонтажник', 'Энергетик'],
      'электрику щиток вскрывать',
    ],
    [
      'За рулём',
      ['Садовник', 'Фельдшер скорой медицинской помощи', 'Кладовщик', 'Монтёр пути'],
      'не за рулём',
    ],
    ['разогретое масло', ['Электросварщик ручной сварки', 'Сварщик', 'Термист', 'Кузнец'], 'масла нет'],
    ['путевой лист', ['Дворник', 'Стропальщик', 'Врач скорой медицинской помощи'], 'путевого листа нет'],
  ])('«%s» не у тех: %j (%s)', (words, names) => {
    const found = instructions.filter(
      ({ name, text }) => names.includes(name) && text.toLowerCase().includes(words.toLowerCase()),
    )
    expect(found.map(({ name }) => name)).toEqual([])
    expect(instructions.filter(({ name }) => names.includes(name))).toHaveLength(names.length)
  })

  test.each([
    ['За рулём', 'Водитель автомобиля'],
    ['разогретое масло', 'Повар'],
    ['раскалённый металл', 'Сварщик'],
    ['указателем, исправность которого', 'Электромонтёр'],
    ['не отвлекать водителя', 'Врач скорой медицинской помощи'],
  ])('«%s» — у тех, кого касается: %s', (words, name) => {
    expect(instructions.find((one) => one.name === name)?.text).toContain(words)
  })
})
