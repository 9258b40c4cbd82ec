import { describe, expect, test } from 'vitest'
import { COMMISSION_FACTS } from './commission-facts.ts'
import { COUNTERPARTY_FACTS } from './counterparty-facts.ts'
import { DUTY_FACTS } from './duty-facts.ts'
import { FACTS, findFact } from './facts.ts'
import { IN_CHARGE_FACTS } from './in-charge-facts.ts'
import { absentConditions, canBeAbsent, factValues, type KeptFact } from './kept-facts.ts'
import { LIST_FACTS } from './list-facts.ts'
import { PREMISES_FACTS } from './premises-facts.ts'
import { RULE_FACTS } from './rule-facts.ts'
import { WORK_FACTS } from './work-facts.ts'

const NOTHING_HELD = { roles: new Map(), told: new Map(), counterparties: [], places: [], things: [] }

const TABLES = [
  IN_CHARGE_FACTS,
  DUTY_FACTS,
  LIST_FACTS,
  COMMISSION_FACTS,
  PREMISES_FACTS,
  WORK_FACTS,
  COUNTERPARTY_FACTS,
  RULE_FACTS,
]

describe('словарь фактов', () => {
  test('каждый ключ один на весь словарь, ни один факт не потерян', () => {
    const keys = TABLES.flatMap((table) => Object.keys(table))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(FACTS.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  })

  test('вопрос и подпись у каждого свои', () => {
    for (const words of [FACTS.map(({ label }) => label), FACTS.map(({ question }) => question)]) {
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    }
  })

  test('«как у другого» называет существующие факты об одном человеке', () => {
    const likes = FACTS.flatMap((fact) => ('like' in fact ? (fact.like ?? []) : []))
    expect(likes.filter((key) => findFact(key)?.type !== 'person')).toEqual([])
  })

  test.each(FACTS.filter(canBeAbsent))('$key: чего нет, о том не печатают или бумаги отпадают', ({ key }) => {
    const kept = [{ key, value: null }]
    expect(absentConditions(kept).size + factValues(kept, NOTHING_HELD).size).toBeGreaterThan(0)
  })
})

describe('день, названный в ответе на другой вопрос', () => {
  const dayOf = (...kept: KeptFact[]) => factValues(kept, NOTHING_HELD).get('soutReportDate')

  test('вопроса о дне уже нет', () => {
    expect(dayOf({ key: 'soutReport', value: '№ 123456 от 20.03.2025' })).toBe('2025-03-20')
  })

  test('сказанное самим пользователем — выше', () => {
    const report = { key: 'soutReport', value: '№ 123456 от 20.03.2025' }
    expect(dayOf(report, { key: 'soutReportDate', value: '2025-03-21' })).toBe('2025-03-21')
  })

  test.each([['№ 123456'], ['№ 123456 от 31.02.2025']])('в ответе «%s» дня нет', (value) => {
    expect(dayOf({ key: 'soutReport', value })).toBeUndefined()
  })
})

describe('факты, которые держат ответственные лица', () => {
  test('назначенный стоит над ответом, председатель комиссии — из назначения', () => {
    const commission = { chairId: 1, deputyId: null, secretaryId: 2, memberIds: [3] }
    const kept = [
      { key: 'labourProtection', value: 1 },
      { key: 'knowledgeCommission', value: commission },
      { key: 'nosuch', value: 'прежний ключ' },
    ]
    const roles = new Map([
      [101, 7],
      [105, 8],
    ])
    const values = factValues(kept, { roles, told: new Map(), counterparties: [], places: [], things: [] })
    expect(Object.fromEntries(values)).toEqual({
      labourProtection: 7,
      knowledgeCommission: { ...commission, chairId: 8 },
    })
  })
})
