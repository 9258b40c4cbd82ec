import { describe, expect, test } from 'vitest'
import { degreeOf, type ReportValues, reportBody, toldNotBefore } from './report-values.ts'

const MOSCOW = 'Europe/Moscow'
const FILLED: ReportValues = {
  occurredAt: { date: '2026-11-20', time: '14:30' },
  toldAt: { date: '2026-11-20', time: '14:40' },
  place: 'Цех',
  victimIds: [3],
  outsiders: [],
  circumstances: 'Упал',
  degree: 'serious',
  photos: [],
}

describe('сообщение с места', () => {
  test('часы организации становятся мгновениями', () => {
    expect(reportBody({ id: 7, timeZone: MOSCOW }, FILLED)).toEqual({
      companyId: 7,
      occurredAt: '2026-11-20T11:30:00.000Z',
      toldAt: '2026-11-20T11:40:00.000Z',
      place: 'Цех',
      victimIds: [3],
      outsiders: [],
      circumstances: 'Упал',
      degree: 'serious',
    })
  })

  test('пострадал не наш работник: уходит, как назван', () => {
    const outsider = {
      id: null,
      fullname: ' Орлов Пётр Ильич ',
      position: '',
      standing: 'sentHere',
      organisation: 'ООО «Лес»',
      sex: '',
    } as const
    expect(reportBody({ id: 7, timeZone: MOSCOW }, { ...FILLED, outsiders: [outsider] })).toMatchObject({
      degree: 'seriousGroup',
      outsiders: [
        {
          fullname: 'Орлов Пётр Ильич',
          position: null,
          standing: 'sentHere',
          organisation: 'ООО «Лес»',
          sex: null,
        },
      ],
    })
  })

  test('без тяжести или часа отправлять нечего', () => {
    expect(reportBody({ id: 7, timeZone: MOSCOW }, { ...FILLED, degree: null })).toBeNull()
    const occurredAt = { date: '2026-11-20', time: '' }
    expect(reportBody({ id: 7, timeZone: MOSCOW }, { ...FILLED, occurredAt })).toBeNull()
  })

  test.each([
    ['easy', 1, 'easy'],
    ['easy', 2, 'easyGroup'],
    ['serious', 3, 'seriousGroup'],
    ['fatal', 2, 'fatalGroup'],
  ] as const)('%s, пострадавших %i — %s', (severity, victims, degree) => {
    expect(degreeOf(severity, victims)).toBe(degree)
  })

  test.each([
    ['узнали раньше, чем случилось', '2020-05-05', '10:00', '2020-05-05', '09:59', true],
    ['узнали в ту же минуту', '2020-05-05', '10:00', '2020-05-05', '10:00', false],
    ['узнали позже', '2020-05-05', '10:00', '2020-05-06', '08:00', false],
    ['случай в будущем', '2099-05-05', '10:00', '2020-05-05', '09:59', false],
    ['час не дописан', '2020-05-05', '10', '2020-05-05', '09:59', false],
  ])('%s', (_, date, time, toldDate, toldTime, isMoved) => {
    const occurred = { date, time }
    const told = toldNotBefore(occurred, { date: toldDate, time: toldTime }, MOSCOW)
    expect(told).toEqual(isMoved ? occurred : null)
  })
})
