import { describe, expect, test } from 'vitest'
import { canArchive, readinessOf, templateState } from './template-state.ts'
import { template } from './testing/template.ts'

const fact = { key: 'дата_начала', label: 'Приступить с' }
const lack = { key: 'company.headcount', label: 'Укажите численность работников' }

describe('Готовность документа', () => {
  test('всё известно — готов к печати', () => {
    expect(templateState(template({}))).toEqual({ kind: 'ready' })
  })

  test('чего-то не сказано — с линиями, и известно какими', () => {
    expect(templateState(template({ missing: [fact] }))).toEqual({
      kind: 'lines',
      missing: [fact],
      byHand: 1,
      undecided: 0,
    })
  })

  test('не решено по нормам — это не линия: спрошено отдельно', () => {
    const missing = [fact, { key: 'нормы.87', label: 'Сварщик: не решено, нужно ли — подшлемник' }]
    expect(templateState(template({ missing }))).toMatchObject({ kind: 'lines', byHand: 1, undecided: 1 })
  })

  test('нет того, без чего документ не имеет смысла — не формируется, даже если не хватает и другого', () => {
    const state = templateState(template({ lacking: [lack], missing: [fact] }))
    expect(state).toEqual({ kind: 'blocked', lacking: [lack] })
  })
})

describe('Готовность группы', () => {
  test('каждый документ посчитан один раз', () => {
    const templates = [
      template({ wordOnly: true }),
      template({ missing: [fact] }),
      template({ missing: [fact] }),
      template({ lacking: [lack], wordOnly: true }),
    ]
    expect(readinessOf(templates)).toEqual({ total: 4, ready: 1, lines: 2, blocked: 1, wordOnly: 1 })
  })

  test.each([
    [{ total: 1, ready: 1, lines: 0, blocked: 0, wordOnly: 0 }, true, 'готовый'],
    [{ total: 1, ready: 0, lines: 1, blocked: 0, wordOnly: 0 }, true, 'с линиями'],
    [{ total: 1, ready: 0, lines: 0, blocked: 1, wordOnly: 0 }, false, 'не формируется'],
    [{ total: 0, ready: 0, lines: 0, blocked: 0, wordOnly: 0 }, false, 'шаблонов нет'],
  ])('%j: есть что скачать — %s (%s)', (readiness, expected) => {
    expect(canArchive(readiness)).toBe(expected)
  })
})
