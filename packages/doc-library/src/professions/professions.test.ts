import { POSITIONS } from '@ot/reference'
import { riskOf } from '@ot/reference/papers'
import { describe, expect, test } from 'vitest'
import { sentencesWithoutPredicate } from '../check/predicate-rules.ts'
import { WRITTEN } from '../testing/written-library.ts'
import { composedByTitle, composedLines, composeInstruction, countWords, toldBy } from './composed.ts'
import { professionFigures } from './figures.ts'
import { linesIn, nearestOf, quantile } from './likeness.ts'
import { professionsReport } from './professions-report.ts'
import titles from './sample-titles.json' with { type: 'json' }

const FEWEST_OWN_LINES = 25
/** Of the lines of chapters 2 to 5, in the nearest other one. */
const WRITTEN_ALIKE = 0.05
const figures = professionFigures(WRITTEN.current)

describe('инструкции по должностям', () => {
  test('120 названий разных семейств, сорок из них — рабочие и опасные', () => {
    expect(new Set(titles.titles).size).toBe(120)
    expect(figures.byLines).toHaveLength(120)
    expect(titles.manual).toHaveLength(40)
    expect(titles.manual.filter((title) => !titles.titles.includes(title))).toEqual([])
  })

  test('у каждой названы причины аварий и сказано о работе и отдыхе', () => {
    expect(figures.withCauses).toBe(figures.positions)
    expect(figures.withRest).toBe(figures.positions)
  })

  test('в каждом предложении есть сказуемое', () => {
    const lines = new Set(POSITIONS.flatMap(composedLines))
    expect([...lines].flatMap(sentencesWithoutPredicate)).toEqual([])
  })

  test('говорят своими словами: строки и пять слов подряд редко стоят у ближайшей', () => {
    const shares = (nearest: typeof figures.byLines) => nearest.map(({ share }) => share)
    expect(quantile(shares(figures.byLines), 0.5)).toBeLessThanOrEqual(0.35)
    expect(quantile(shares(figures.byLines), 0.9)).toBeLessThanOrEqual(0.6)
    expect(quantile(shares(figures.byShingles), 0.5)).toBeLessThanOrEqual(0.25)
    expect(quantile(shares(figures.byShingles), 0.9)).toBeLessThanOrEqual(0.5)
  })

  test('написанные целиком не повторяют друг друга', () => {
    expect(figures.written.length).toBeGreaterThanOrEqual(121)
    const alike = figures.written.filter(({ share }) => share >= WRITTEN_ALIKE)
    expect(alike.map(({ title, other, share }) => `${title} — ${other}: ${share}`)).toEqual([])
  })

  test('своих строк у профессии не меньше 25, кроме тех, у чьего семейства ещё нет текста', () => {
    expect(figures.families).toBe(152)
    const told = titles.titles.map(composedByTitle).map(toldBy)
    const few = nearestOf(told, linesIn).filter(({ own }) => own < FEWEST_OWN_LINES)
    expect(few.map(({ title, own }) => `${title}: ${own}`)).toEqual([])
  })

  test('у сорока самых многочисленных рабочих и опасных 1 800–3 000 слов, глава 3 — не короче 900', () => {
    const short = figures.manual.filter(({ words, during }) => words < 1800 || words > 3000 || during < 900)
    expect(short).toEqual([])
    expect(figures.manual).toHaveLength(40)
  })

  test('глава 3 опасной работы короче 500 слов не больше чем у десяти должностей', () => {
    expect(figures.shallow.length).toBeLessThanOrEqual(10)
  })

  test('у кабинетной должности не больше 900 слов', () => {
    const wordy = POSITIONS.filter(({ profile }) => riskOf(profile) === 'office').filter(
      (position) => countWords(composeInstruction(position).chapters.flat()) > 900,
    )
    expect(wordy.map(({ name }) => name)).toEqual([])
  })

  test('отчёт называет все показатели', () => {
    const report = professionsReport(figures)
    for (const words of [
      'Должностей 1285',
      'медиана',
      'p90',
      'своих строк',
      'кабинет',
      'опасные, глава 3 короче 500 слов',
      'У всех аварий названы причины',
      'сказано о работе и отдыхе',
      'Частей профиля сверено',
      'Видов СИЗ в профилях',
      'Правил по охране труда в реестре: 40',
    ])
      expect(report).toContain(words)
  })
})
