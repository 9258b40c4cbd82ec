import { isCalendarDate } from '@ot/text'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import {
  findSafetyRule,
  isPrintedRule,
  NORMS,
  NORMS_CHECKED_ON,
  normInForce,
  normLabel,
  SAFETY_RULES,
} from './register.ts'

describe('реестр норм', () => {
  test('у каждого акта свой id', () => {
    expect(new Set(NORMS.map((norm) => norm.id)).size).toBe(NORMS.length)
  })

  test.each(NORMS.map((norm) => [norm.id, norm] as const))(
    '%s: редакции идут по порядку без наложений',
    (_id, norm) => {
      for (const { validFrom, validTo } of norm.editions) {
        expect(isCalendarDate(validFrom)).toBe(true)
        if (validTo !== null) expect(validTo > validFrom).toBe(true)
      }
      for (const [index, edition] of norm.editions.entries()) {
        const next = norm.editions[index + 1]
        if (next !== undefined) expect(next.validFrom).toBe(edition.validTo && addDays(edition.validTo, 1))
      }
    },
  )

  test.each(NORMS.map((norm) => [norm.id, norm.title] as const))(
    '%s: название полное, в кавычках-ёлочках',
    (id, title) => {
      if (id !== 'tk') expect(title).toMatch(/« ?.+»$/)
      expect(title).not.toMatch(/["]| N /)
    },
  )

  test.each([
    ['pp-2464', '2022-08-31', null],
    ['pp-2464', '2026-08-31', 'с изменениями № 792 от 12.06.2024'],
    ['pp-2464', '2026-09-01', 'с изменениями № 805'],
    ['mz-29n', '2027-03-31', 'с изменениями № 509н от 02.10.2024'],
    ['mz-29n', '2027-04-01', null],
    ['mchs-1120', '2025-08-31', null],
    ['mchs-1120', '2025-09-01', 'первоначальная'],
    ['mchs-806', '2025-08-31', 'первоначальная'],
    ['mchs-806', '2025-09-01', null],
    ['mz-342n', '2026-02-28', 'первоначальная'],
    ['mz-342n', '2026-03-01', 'с изменениями № 392н от 02.07.2025'],
    ['нет такого акта', '2026-01-01', null],
  ])('%s на %s: %s', (id, date, edition) => {
    expect(normInForce(id, date)?.edition ?? null).toBe(edition)
  })

  test('в день сверки действует каждый акт, кроме заменённого приказа МЧС № 806', () => {
    const ended = NORMS.filter((norm) => normInForce(norm.id, NORMS_CHECKED_ON) === null)
    expect(ended.map(({ id }) => id)).toEqual(['mchs-806'])
  })

  test('акт называется кратко, с пунктом', () => {
    expect(normLabel('tk', 'ст. 214')).toBe('ТК РФ, ст. 214')
    expect(normLabel('mt-776n')).toBe('приказ Минтруда № 776н')
  })
})

describe('правила по охране труда', () => {
  test('их в реестре не меньше сорока, у каждого номер, день и название', () => {
    expect(SAFETY_RULES.length).toBeGreaterThanOrEqual(40)
    for (const { title } of SAFETY_RULES)
      expect(title).toMatch(
        /^Приказ Минтруда России от \d\d\.\d\d\.2020 № \d{3}н «Об утверждении Правил по охране труда .+»$/,
      )
  })

  test('источники правила — разные адреса разных сайтов', () => {
    for (const { id, sources } of SAFETY_RULES) {
      const sites = sources.map((address) => new URL(address).host)
      expect(new Set(sites).size, id).toBe(sources.length)
    }
  })

  test.each([
    ['mt-903n', '2026-11-23', true, 'два источника, срок не кончился'],
    ['mt-903n', '2031-09-01', false, 'срок кончился'],
    ['mt-903n', '2020-12-31', false, 'ещё не действует'],
    ['mt-884n', '2026-11-23', false, 'один источник'],
    ['mt-887n', '2026-11-23', false, 'по памяти'],
  ])('%s на %s печатается: %s (%s)', (id, on, printed) => {
    const rule = findSafetyRule(id)
    expect(rule !== null && isPrintedRule(rule, on)).toBe(printed)
  })

  test('приказ, который не правила, правилом не назван', () => {
    expect(findSafetyRule('mt-776n')).toBeNull()
  })
})
