import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from '../check/sample-companies.ts'
import { missingFacts } from '../library/missing.ts'
import { dictionaryOf } from './dictionary.ts'
import type { CompanyFacts } from './facts.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { scopeOf } from './scope.ts'

const [office] = SAMPLE_COMPANIES
if (!office) throw new RangeError('A sample company')
const { company, employees } = office

const QUESTIONS = { inputs: [], acquaintance: [] }
const MASTER: PrintedPersonFacts = {
  id: 7,
  lastName: 'Лебедь',
  firstName: 'Мария',
  fatherName: 'Степановна',
  sex: 'f',
  position: 'Специалист по охране труда',
  department: null,
  birthDate: null,
  hireDate: null,
}
const BY_ORDER = { person: MASTER, orderNumber: '12-ОТ', orderDate: '2026-10-05' }
const WITHOUT_ORDER = { person: MASTER, orderNumber: null, orderDate: null }

function printed(path: string, responsible?: CompanyFacts['responsible']) {
  const named: CompanyFacts = responsible === undefined ? company : { ...company, responsible }
  const facts = { company: named, employees, document: { date: '2026-10-05', number: null }, values: {} }
  const value = scopeOf(facts, QUESTIONS).get(path)
  return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value
}

describe('ответственные в шаблоне', () => {
  test.each([
    ['ответственные.сиз', 'Лебедь Мария Степановна'],
    ['ответственные.сиз.фио.дательный', 'Лебедь Марии Степановне'],
    ['ответственные.сиз.фио_кратко.винительный', 'М.С. Лебедь'],
    ['ответственные.сиз.должность.творительный', 'специалистом по охране труда'],
    ['ответственные.сиз.должность', 'Специалист по охране труда'],
    ['ответственные.сиз.приказ', 'приказ от 05.10.2026 № 12-ОТ'],
  ])('{%s} — «%s»', (path, expected) => {
    expect(printed(path, { 106: BY_ORDER })).toBe(expected)
  })

  test('назначенный без приказа назван, а приказа нет', () => {
    expect(printed('ответственные.сиз.фио.именительный', { 106: WITHOUT_ORDER })).toBe(
      'Лебедь Мария Степановна',
    )
    expect(printed('ответственные.сиз.приказ', { 106: WITHOUT_ORDER })).toBeNull()
  })

  test.each<[string, CompanyFacts['responsible']]>([
    ['никто не назначен', {}],
    ['бумага старше назначений', undefined],
  ])('%s — остаётся линейка', (_, responsible) => {
    expect(printed('ответственные.сиз.фио.именительный', responsible)).toBeNull()
  })

  test('у каждой роли есть метки', () => {
    const paths = new Set(dictionaryOf(QUESTIONS).map(({ path }) => path))
    for (const { key } of RESPONSIBILITY_ROLES) {
      expect(paths).toContain(`ответственные.${key}.фио.родительный`)
      expect(paths).toContain(`ответственные.${key}.приказ`)
    }
  })

  test('незанятая роль названа среди недостающего один раз, сколько бы меток её ни просили', () => {
    expect(missingFacts(['ответственные.сиз.фио.дательный', 'ответственные.сиз.приказ'], QUESTIONS)).toEqual([
      { key: 'ответственные.сиз', label: 'Ответственный за выдачу СИЗ' },
    ])
  })
})
