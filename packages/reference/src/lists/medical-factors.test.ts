import { describe, expect, test } from 'vitest'
import { findMedicalFactor, MEDICAL_FACTORS, searchMedicalFactors } from '../index.ts'

function codesOf(text: string): string[] {
  return searchMedicalFactors(text).map(({ code }) => code)
}

describe('приложение к приказу № 29н', () => {
  test('все 226 строк шести разделов, номера не повторяются', () => {
    expect(MEDICAL_FACTORS).toHaveLength(226)
    expect(new Set(MEDICAL_FACTORS.map(({ code }) => code)).size).toBe(226)
    const parts = new Map<string, number>()
    for (const { part } of MEDICAL_FACTORS) parts.set(part, (parts.get(part) ?? 0) + 1)
    expect(Object.fromEntries(parts)).toEqual({ I: 142, II: 9, III: 21, IV: 17, V: 4, VI: 33 })
  })

  test('строка стоит после своего заголовка, а унаследованный срок равен сроку заголовка', () => {
    const seen = new Set<string>()
    for (const { code, parent, inherited, months } of MEDICAL_FACTORS) {
      if (parent !== null) {
        expect(seen).toContain(parent)
        expect(code.startsWith(`${parent}.`)).toBe(true)
        expect(findMedicalFactor(parent)?.isGroup).toBe(true)
      }
      if (inherited) expect(months).toBe(findMedicalFactor(parent ?? '')?.months)
      seen.add(code)
    }
  })

  test('срока нет только у заголовков, под которыми у строк свои сроки', () => {
    const without = MEDICAL_FACTORS.filter(({ months }) => months === null)
    expect(without.every(({ isGroup }) => isGroup)).toBe(true)
    expect(without.map(({ code }) => code)).toEqual([
      '1.8',
      '1.18',
      '1.19',
      '1.37',
      '1.51',
      '1.52',
      '2.4',
      '3.1',
      '3.1.8',
      '3.1.9',
      '4.3',
      '18',
      '19',
    ])
    for (const { months } of MEDICAL_FACTORS) expect([12, 24, null]).toContain(months)
  })

  test('тексты без следов разбора: скобки закрыты, двоеточий в конце и прямых кавычек нет', () => {
    const wrong = MEDICAL_FACTORS.filter(
      ({ code, title, shortTitle }) =>
        /["<>]|:$|\s{2}| \)/.test(title) ||
        /…|:$/.test(shortTitle) ||
        shortTitle.length > 115 ||
        // Subpoints «а)», «б)», «в)» close what nothing opens.
        (code !== '12' && title.split('(').length !== title.split(')').length),
    )
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  test('срок 18.2 взят как у 18.1: в приказе ячейка пуста', () => {
    expect(findMedicalFactor('18.2')?.months).toBe(findMedicalFactor('18.1')?.months)
  })
})

describe('поиск пункта 29н', () => {
  test.each([
    ['18', ['18', '18.1', '18.2']],
    ['6.', ['6.1', '6.2']],
    ['  5.2 ', ['5.2', '5.2.1', '5.2.2']],
    ['ШУМ', ['4.4']],
    ['работы высоте', ['6', '6.1', '6.2']],
    ['лифтёра', ['7']],
    ['лифтера', ['7']],
    ['сварочные', ['3.1.7']],
    ['пищевыми продуктами', ['23']],
    ['единорог', []],
    ['99', []],
  ])('«%s» → %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes)
  })

  test('пустой запрос показывает всё', () => {
    expect(codesOf('  ')).toHaveLength(226)
  })
})
