import { describe, expect, test } from 'vitest'
import { endingText } from './subscription-text.ts'
import {
  activitiesText,
  kitText,
  normsText,
  ownTemplatesText,
  sectionText,
  staffRoomText,
} from './tariff-texts.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('конец подписки', () => {
  test.each([
    ['standard', 8, null],
    ['standard', 7, 'До конца подписки 7 дней: последний — 05.12.2026.'],
    ['standard', 3, 'До конца подписки 3 дня: последний — 05.12.2026.'],
    ['introductory', 1, 'До конца бесплатного периода 1 день: последний — 05.12.2026.'],
    ['basic', 0, 'Сегодня последний день подписки.'],
    [
      'basic',
      -1,
      'Подписка закончилась 05.12.2026. Всё записанное доступно для чтения и выгрузки, новые документы не формируются.',
    ],
  ] as const)('%s, осталось %i', (tariff, daysLeft, text) => {
    expect(plain(endingText({ tariff, daysLeft, until: '2026-12-05' }))).toBe(text)
  })
})

describe('пределы тарифа', () => {
  const BASIC = {
    tariff: 'basic' as const,
    limits: { employees: 50, officeActivitiesOnly: true, personalTemplates: false },
  }
  const usage = (employees: number) => ({ employees, otherActivities: [], personalTemplates: 0 })
  test.each([
    [44, null],
    [48, 'занято 48 из 50'],
    [50, 'заняты все места'],
    [60, 'мест для работников 50, а работает 60'],
  ])('работников %i', (employees, said) => {
    const text = staffRoomText({ ...BASIC, usage: usage(employees) })
    if (said === null) expect(text).toBeNull()
    else expect(text).toContain(said)
  })

  test('о деятельности и своих шаблонах говорит только тариф, который их ограничивает', () => {
    expect(activitiesText(BASIC)).toContain('«Тариф и оплата»')
    expect(ownTemplatesText(BASIC)).toContain('напишите в поддержку')
    const standard = {
      tariff: 'standard' as const,
      limits: { employees: 500, officeActivitiesOnly: false, personalTemplates: true },
    }
    expect([activitiesText(standard), ownTemplatesText(standard)]).toEqual([null, null])
    expect([sectionText('ppe')(standard), kitText(standard)]).toEqual([null, null])
    expect(sectionText('ppe')(BASIC)).toContain('«СИЗ»')
    expect(normsText(BASIC)).toContain('их обязанности приняты не будут')
    expect(kitText(BASIC)).toContain('их бумаги в комплект не войдут')
  })
})
