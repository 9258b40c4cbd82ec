import { describe, expect, test } from 'vitest'
import { professionFigures } from './figures.ts'
import { professionsReport } from './professions-report.ts'
import titles from './sample-titles.json' with { type: 'json' }

const figures = professionFigures()

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

  test('отчёт называет все показатели', () => {
    const report = professionsReport(figures)
    for (const words of ['Должностей 1285', 'медиана', 'p90', 'своих строк', 'кабинет', 'сверено'])
      expect(report).toContain(words)
  })
})
