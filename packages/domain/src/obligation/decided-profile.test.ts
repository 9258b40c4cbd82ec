import { describe, expect, test } from 'vitest'
import { medicalLine } from '../testing/medical-lines.ts'
import { DRIVER, profile } from '../testing/subjects.ts'
import { ALL_TAKEN, decidedProfile, positionDecisions } from './decided-profile.ts'

describe('решено ли по должности', () => {
  test.each([
    { staff: 1, taken: 1, declined: 0, decision: 'taken' },
    { staff: 1, taken: 0, declined: 1, decision: 'declined' },
    { staff: 1, taken: 0, declined: 0, decision: 'open' },
    { staff: 0, taken: 0, declined: 0, decision: 'open' },
    { staff: 2, taken: 1, declined: 0, decision: 'open', said: 'ровно половина — ещё не решение' },
    { staff: 3, taken: 1, declined: 1, decision: 'taken', said: 'поровну: у кого-то это есть' },
    { staff: 3, taken: 0, declined: 2, decision: 'declined', said: 'одного ещё не спросили' },
    { staff: 10, taken: 9, declined: 0, decision: 'taken', said: 'новичка ещё не спросили' },
    { staff: 10, taken: 1, declined: 0, decision: 'open', said: 'у одного это от роли' },
    { staff: 10, taken: 1, declined: 9, decision: 'declined', said: 'у одного от роли, остальным не нужно' },
  ])('$staff человек, принято у $taken, отклонено у $declined: $decision', (line) => {
    const { staff, taken, declined, decision } = line
    const decisions = positionDecisions(staff, [{ rule: 'ppe.suit', taken, declined }])
    expect(decisions('ppe.suit')).toBe(decision)
  })

  test('первая помощь инструктора отвечает и за обычную', () => {
    const decisions = positionDecisions(1, [{ rule: 'training.first-aid-instructor', taken: 1, declined: 0 }])
    expect(decisions('training.first-aid')).toBe('taken')
    expect(decisions('training.methods')).toBe('open')
  })

  test.each([
    ['приняли', { taken: 1, declined: 0 }, 'taken'],
    ['отклонили', { taken: 0, declined: 1 }, 'declined'],
  ])('ответы на оба правила одного складываются: %s', (_what, answer, decision) => {
    const both = ['training.first-aid', 'training.first-aid-instructor'].map((rule) => ({ rule, ...answer }))
    expect(positionDecisions(3, both)('training.first-aid')).toBe(decision)
    expect(positionDecisions(3, both.slice(0, 1))('training.first-aid')).toBe('open')
  })
})

describe('профиль по решениям', () => {
  const names = (decision: 'taken' | 'declined' | 'open') => {
    const { profile: decided, open } = decidedProfile(DRIVER, () => decision, medicalLine)
    return {
      ppe: decided.ppe.map(({ key }) => key),
      codes: decided.medicalFactors.map(({ code }) => code),
      open,
    }
  }

  test('принятое стоит без условия', () => {
    const { profile: decided, open } = decidedProfile(DRIVER, ALL_TAKEN, medicalLine)
    expect(open).toEqual([])
    expect(
      [...decided.ppe, ...decided.medicalFactors, ...decided.training].some(({ conditional }) => conditional),
    ).toBe(false)
    expect(decided.ppe).toHaveLength(DRIVER.ppe.length)
  })

  test('отклонённого условия нет, а что нужно всегда — остаётся: его ведут в другом учёте', () => {
    expect(names('declined')).toMatchObject({ ppe: ['gloves', 'soap'], codes: ['18.1'], open: [] })
  })

  test('нерешённое не стоит и названо', () => {
    const { ppe, codes, open } = names('open')
    expect(ppe).toEqual(['gloves', 'soap'])
    expect(codes).toEqual(['18.1'])
    expect(open).toEqual([
      'Использование средств индивидуальной защиты',
      'п. 18.2. Управление транспортом категорий C, C1, CE',
      'п. 4.3.2. Общая вибрация',
      'Костюм',
    ])
  })

  test('вредный фактор — вопрос и без условия, а пункт, которого в приказе нет, назван номером', () => {
    const medicalFactors = [
      { code: '1.48', conditional: false },
      { code: '6.1', conditional: false },
      { code: '77', conditional: true },
      { code: '78', conditional: false },
    ]
    const briefings = [
      { kind: 'internship', conditional: true } as const,
      { kind: 'electrical-1', conditional: false } as const,
    ]
    const decided = decidedProfile(profile({ medicalFactors, briefings }), () => 'open', medicalLine)
    expect(decided.open).toEqual([
      'Стажировка на рабочем месте',
      'п. 1.48. Синтетические моющие средства',
      'п. 77',
    ])
    expect(decided.profile.medicalFactors.map(({ code }) => code)).toEqual(['6.1', '78'])
    expect(decided.profile.briefings).toEqual([{ kind: 'electrical-1', conditional: false }])
  })

  test('о каждой строке спрашивают её правило', () => {
    const asked: string[] = []
    const ask = (rule: string) => {
      asked.push(rule)
      return 'open' as const
    }
    decidedProfile(DRIVER, ask, medicalLine)
    expect(asked).toEqual([
      'training.methods',
      'training.first-aid',
      'training.ppe-use',
      'briefing.internship',
      'briefing.electrical-1',
      'medical.18.1',
      'medical.18.2',
      'medical.4.3.2',
      'ppe.gloves',
      'ppe.soap',
      'ppe.suit',
    ])
  })
})
