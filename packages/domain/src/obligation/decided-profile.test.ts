import { describe, expect, test } from 'vitest'
import { medicalLine } from '../testing/medical-lines.ts'
import { DRIVER } from '../testing/subjects.ts'
import { ALL_TAKEN, decidedProfile, positionDecisions } from './decided-profile.ts'

describe('решено ли по должности', () => {
  test.each([
    { staff: 1, taken: 1, declined: 0, decision: 'taken' },
    { staff: 1, taken: 0, declined: 1, decision: 'declined' },
    { staff: 1, taken: 0, declined: 0, decision: 'open' },
    { staff: 0, taken: 0, declined: 0, decision: 'open' },
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
  })
})

describe('профиль по решениям', () => {
  const names = (decision: 'taken' | 'declined' | 'open') => {
    const { profile, open } = decidedProfile(DRIVER, () => decision, medicalLine)
    return {
      ppe: profile.ppe.map(({ key }) => key),
      codes: profile.medicalFactors.map(({ code }) => code),
      open,
    }
  }

  test('принятое стоит без условия', () => {
    const { profile, open } = decidedProfile(DRIVER, ALL_TAKEN, medicalLine)
    expect(open).toEqual([])
    expect(
      [...profile.ppe, ...profile.medicalFactors, ...profile.training].some(({ conditional }) => conditional),
    ).toBe(false)
    expect(profile.ppe).toHaveLength(DRIVER.ppe.length)
  })

  test('отклонённого условия нет, а что нужно всегда — остаётся: его ведут в другом учёте', () => {
    expect(names('declined')).toMatchObject({ ppe: ['gloves', 'soap'], codes: ['18.1'], open: [] })
  })

  test('нерешённое не стоит и названо', () => {
    const { ppe, codes, open } = names('open')
    expect(ppe).toEqual(['gloves', 'soap'])
    expect(codes).toEqual(['18.1'])
    expect(open).toHaveLength(4)
    expect(open).toContain('Костюм')
  })
})
