import { describe, expect, test } from 'vitest'
import { template } from '../testing/template.ts'
import { hasPersonal, kitGroups, kitPapers } from './kit-contents.ts'

const EVERYBODY = { employee: [1, 2, 3], department: [4], position: [5, 6] }
const ORDER = template({ id: 'order' })
const CARD = template({ id: 'card', group: 'ppe', scope: 'employee' })
const INSTRUCTION = template({ id: 'instruction', group: 'instructions', scope: 'position' })
const BLOCKED = template({ id: 'blocked', lacking: [{ key: 'company.city', label: 'Укажите город' }] })

describe('комплект', () => {
  test.each([
    ['одни бумаги об организации', [ORDER], 1],
    ['карточка на каждого работника', [ORDER, CARD], 4],
    ['инструкция на каждую должность', [CARD, INSTRUCTION], 5],
    ['то, что не формируется, не считается', [ORDER, BLOCKED], 1],
  ])('%s', (_title, templates, papers) => {
    expect(kitPapers(templates, EVERYBODY)).toBe(papers)
  })

  test('не на каждого — по одному бланку', () => {
    expect(kitPapers([ORDER, CARD, INSTRUCTION], null)).toBe(3)
  })

  test('в организации без работников остаётся бланк', () => {
    expect(kitPapers([CARD], { ...EVERYBODY, employee: [] })).toBe(1)
  })

  test('группы без нужных бумаг не показываются, порядок — библиотеки', () => {
    const group = (id: string) =>
      ({ id, name: id, responsibilityType: 'labourProtection', templates: 1 }) as const
    const groups = kitGroups([group('orders'), group('suot'), group('ppe')], [CARD, ORDER])
    expect(groups.map((one) => one.group.id)).toEqual(['orders', 'ppe'])
  })

  test('есть ли бумаги не обо всей организации', () => {
    expect([hasPersonal([ORDER]), hasPersonal([ORDER, CARD])]).toEqual([false, true])
  })
})
