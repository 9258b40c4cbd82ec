import { describe, expect, test } from 'vitest'
import { template } from '../testing/template.ts'
import { hasPersonal, kitGroups, kitOf } from './kit-contents.ts'

const EVERYBODY = { employee: [1, 2, 3], department: [4], position: [5, 6] }
const ORDER = template({ id: 'order' })
const CARD = template({ id: 'card', group: 'ppe', scope: 'employee' })
const INSTRUCTION = template({ id: 'instruction', group: 'instructions', scope: 'position' })
const PROFILE = template({ id: 'profile', scope: 'position', needsSubject: true })
const BLOCKED = template({ id: 'blocked', lacking: [{ key: 'company.city', label: 'Укажите город' }] })

describe('комплект', () => {
  test('чего у организации нет, названо поимённо с причиной', () => {
    const absentReason = 'У нас этого нет: автомобили'
    const { papers, leftOut } = kitOf([ORDER, template({ id: 'waybill', absentReason })], EVERYBODY)
    expect(papers).toBe(1)
    expect(leftOut.map(({ template: { id }, reason }) => [id, reason])).toEqual([['waybill', absentReason]])
  })

  test.each([
    ['одни бумаги об организации', [ORDER], 1],
    ['карточка на каждого работника', [ORDER, CARD], 4],
    ['инструкция на каждую должность', [CARD, INSTRUCTION], 5],
    ['то, что не формируется, не считается', [ORDER, BLOCKED], 1],
  ])('%s', (_title, templates, papers) => {
    expect(kitOf(templates, EVERYBODY).papers).toBe(papers)
  })

  test('не на каждого — по одному бланку', () => {
    expect(kitOf([ORDER, CARD, INSTRUCTION], null).papers).toBe(3)
  })

  test('в организации без работников остаётся бланк', () => {
    expect(kitOf([CARD], { ...EVERYBODY, employee: [] }).papers).toBe(1)
  })

  test('без пустого бланка: не на каждого — не войдёт и сказано почему, на каждого — по числу', () => {
    const blank = kitOf([ORDER, PROFILE, BLOCKED], null)
    expect(blank.templates).toEqual([ORDER])
    expect(blank.papers).toBe(1)
    expect(blank.leftOut.map(({ template: { id }, reason }) => [id, reason])).toEqual([
      ['profile', 'Пустого бланка у него нет: отметьте «На каждого работника, отдел и должность»'],
      ['blocked', 'Укажите город'],
    ])
    expect(kitOf([ORDER, PROFILE], EVERYBODY).papers).toBe(3)
    expect(kitOf([PROFILE], { ...EVERYBODY, position: [] }).leftOut).toHaveLength(1)
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
