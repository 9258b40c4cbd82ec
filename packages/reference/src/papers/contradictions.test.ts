import { HAZARD_KINDS, NORMS_CHECKED_ON } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { FAMILIES } from '../lists/families.ts'
import { POSITIONS } from '../lists/positions.ts'
import { type Circumstance, circumstancesOf } from './circumstances.ts'
import { familyText } from './family-text.ts'
import { profilePaperFacts } from './paper-facts.ts'
import { hazardText, workText } from './texts.ts'
import type { WrittenChapters } from './written-text.ts'

const CHAPTERS = ['глава_2', 'глава_3', 'глава_4', 'глава_5'] as const

const instructions = POSITIONS.map((position) => {
  const { id, name, profile, family } = position
  const { lists } = profilePaperFacts(position, NORMS_CHECKED_ON)
  const lines = CHAPTERS.flatMap((chapter) => lists[chapter] ?? []).map(({ строка = '' }) => строка)
  const trade = (workText(id) ?? family.work).trade
  return {
    id,
    name,
    family: family.key,
    lines: new Set(lines.map((line) => line.replace(/^\d\.\d+\. /, ''))),
    text: lines.join('\n'),
    circumstances: circumstancesOf({ profile, family, trade }),
  }
})

type Narrow = {
  text: string
  positions: readonly number[] | null
  circumstances: readonly Circumstance[] | null
}

/** Lines that are not for everybody. */
function narrowLines({ before, during, after }: WrittenChapters): Narrow[] {
  return [...before, ...during, ...after]
    .filter(({ positions, circumstances }) => positions !== null || circumstances !== null)
    .map(({ said, positions, circumstances }) => ({ text: said, positions, circumstances }))
}

const ofHazards = HAZARD_KINDS.flatMap((kind) => narrowLines(hazardText(kind).written))
const ofFamilies = FAMILIES.flatMap(({ key }) =>
  narrowLines(familyText(key)).map((line) => ({ ...line, family: key })),
)

function found(name: string) {
  return instructions.find((one) => one.name === name)
}

describe('инструкция не противоречит работе', () => {
  test('строка с условием стоит только у тех, к кому оно подходит, — по всем 1 285 должностям', () => {
    const wrong = instructions.flatMap(({ name, lines, circumstances }) =>
      [...ofHazards, ...ofFamilies]
        .filter(
          (line) =>
            line.circumstances !== null &&
            lines.has(line.text) &&
            !line.circumstances.some((one) => circumstances.has(one)),
        )
        .map(({ text }) => `${name}: ${text}`),
    )
    expect(wrong).toEqual([])
    expect(ofHazards.length).toBeGreaterThan(10)
  })

  test('строка для названных должностей семейства не стоит у других его должностей', () => {
    const wrong = ofFamilies.flatMap(({ family, text, positions }) =>
      instructions
        .filter(
          (one) => one.family === family && one.lines.has(text) && !(positions ?? [one.id]).includes(one.id),
        )
        .map(({ name }) => `${name}: ${text}`),
    )
    expect(wrong).toEqual([])
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
    const wrong = instructions.filter(
      ({ name, text }) => names.includes(name) && text.toLowerCase().includes(words.toLowerCase()),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(instructions.filter(({ name }) => names.includes(name))).toHaveLength(names.length)
  })

  test.each([
    ['путевой лист', 'Водитель автомобиля'],
    ['масл', 'Повар'],
    ['щиток', 'Сварщик'],
    ['указател', 'Электромонтёр'],
    ['не отвлекать водителя', 'Врач скорой медицинской помощи'],
  ])('«%s» — у тех, кого касается: %s', (words, name) => {
    expect(found(name)?.text.toLowerCase()).toContain(words)
  })
})

describe('ранг в названии', () => {
  const turner = POSITIONS.find(({ name }) => name === 'Токарь')
  const during = (name: string) =>
    turner === undefined
      ? []
      : (profilePaperFacts({ ...turner, name }, NORMS_CHECKED_ON).lists.глава_3 ?? []).map(
          ({ строка = '' }) => строка,
        )

  test('ученик работает только на виду у наставника, бригадир держит звено на виду', () => {
    expect(during('Ученик токаря').join('\n')).toContain('только на виду у наставника')
    expect(during('Бригадир токарей').join('\n')).toContain('Держать звено на виду')
    expect(during('Токарь').join('\n')).not.toMatch(/наставника|звено/)
    expect(during('Ученик токаря').length).toBeGreaterThan(during('Токарь').length)
  })

  test('начальник семейства руководителей слышит своё один раз', () => {
    const foreman = found('Мастер участка') ?? found('Мастер')
    expect(foreman?.text).not.toContain('проводить на месте, а не в конторке')
  })
})
