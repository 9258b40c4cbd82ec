import { describe, expect, test } from 'vitest'
import { BRIEFING_KINDS } from '../briefing/briefing-kinds.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { briefingRule, parseRule, ruleSection, slotOf, trainingRule } from './rule-name.ts'

describe('имя правила', () => {
  test.each(BRIEFING_KINDS.map((kind) => [briefingRule(kind), kind] as const))('%s', (rule, kind) => {
    expect(parseRule(rule)).toEqual({ section: 'briefing', kind, special: null })
  })

  test.each(PROGRAMMES.map((programme) => [trainingRule(programme), programme] as const))(
    '%s',
    (rule, programme) => {
      expect(parseRule(rule)).toEqual({ section: 'training', programme })
    },
  )

  test.each([
    ['briefing.repeat-newcomer', { section: 'briefing', kind: 'repeat', special: 'newcomer' }],
    ['medical.4.4', { section: 'medical', item: 'factor', code: '4.4' }],
    ['medical.9', { section: 'medical', item: 'factor', code: '9' }],
    ['medical.minor', { section: 'medical', item: 'minor' }],
    ['medical.psychiatric', { section: 'medical', item: 'psychiatric' }],
    ['ppe.gloves-abrasion', { section: 'ppe', key: 'gloves-abrasion' }],
    ['medical.18.12', { section: 'medical', item: 'factor', code: '18.12' }],
    ['sout', { section: 'sout' }],
    ['risk', { section: 'risk' }],
    ['instruction', { section: 'instruction' }],
    ['briefing.return.12', { section: 'briefing', kind: 'unscheduled', special: 'return' }],
  ])('%s', (rule, expected) => {
    expect(parseRule(rule)).toEqual(expected)
  })

  test.each([
    '',
    'briefing',
    'briefing.',
    'briefing.никакой',
    'training.hazardous-5',
    'medical.',
    'medical.4.',
    'ppe.',
    'medical.4.4 ',
    'old-medical.4.4',
    'old-ppe.gloves',
    'ppe.gloves\nppe.soap',
    'SOUT',
  ])('«%s» — не правило', (rule) => {
    expect(parseRule(rule)).toBeNull()
    expect(ruleSection(rule)).toBeNull()
  })

  test('повторный инструктаж новичка занимает место обычного', () => {
    expect(slotOf('briefing.repeat-newcomer')).toBe(slotOf('briefing.repeat'))
    expect(slotOf('medical.4.4')).toBe('medical.4.4')
  })
})
