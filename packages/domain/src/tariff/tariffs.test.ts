import { describe, expect, test } from 'vitest'
import { SECTIONS } from '../section/sections.ts'
import { trialPeriod } from './tariff-periods.ts'
import {
  activityProblem,
  employeeLimitProblem,
  fitProblems,
  isNearlyFull,
  leftOutProblem,
  newDocumentProblem,
  paperProblem,
  paperRefusal,
  personalTemplateProblem,
  sectionProblem,
} from './tariff-rules.ts'
import { includesSection, monthlyPrice, periodSaving } from './tariffs.ts'

describe('тарифы', () => {
  test.each([
    [44, 50, false],
    [45, 50, true],
    [50, 50, true],
    [449, 500, false],
    [450, 500, true],
  ])('занято %i из %i: место кончается — %s', (employees, limit, isNear) => {
    expect(isNearlyFull({ employees, limit })).toBe(isNear)
  })

  test('отказ по числу работников говорит, что делать на этом тарифе', () => {
    const refusal = (tariff: 'basic' | 'standard') =>
      employeeLimitProblem({ tariff, until: '2026-12-31' }, 500) ?? ''
    expect(refusal('basic')).toContain('выберите тариф «Стандартный» в разделе «Тариф и оплата»')
    expect(refusal('standard')).toContain('напишите в поддержку')
  })

  test.each([
    ['standard', 2300],
    ['basic', 1500],
    ['introductory', 0],
  ] as const)('цена месяца при оплате за год, %s: %i ₽', (tariff, rubles) => {
    expect(monthlyPrice(tariff)).toBe(rubles)
  })

  test.each([
    ['standard', 3, 3000, 0],
    ['standard', 6, 2500, 3000],
    ['standard', 12, 2300, 9000],
    ['basic', 3, 2000, 0],
    ['basic', 6, 1700, 2000],
    ['basic', 12, 1500, 6000],
    ['introductory', 6, 0, 0],
  ] as const)('%s за %i месяцев: %i ₽ в месяц, выгода %i ₽', (tariff, months, rubles, saving) => {
    expect(monthlyPrice(tariff, months)).toBe(rubles)
    expect(periodSaving(tariff, months)).toBe(saving)
  })

  test('ознакомительный период — 14 дней со дня регистрации', () => {
    expect(trialPeriod('2026-11-21')).toEqual({
      tariff: 'introductory',
      from: '2026-11-21',
      until: '2026-12-05',
    })
  })

  test.each([
    ['basic', 49, true],
    ['basic', 50, false],
    ['standard', 499, true],
    ['standard', 500, false],
  ] as const)('%s: к %i работникам ещё один — %s', (tariff, count, fits) => {
    expect(employeeLimitProblem({ tariff, until: '2026-12-31' }, count) === null).toBe(fits)
  })

  test('базовый тариф называет деятельность вне офиса', () => {
    const subscription = { tariff: 'basic', until: '2026-12-31' } as const
    expect(activityProblem(subscription, ['Строительство зданий'])).toContain('«Строительство зданий»')
    expect(activityProblem(subscription, [])).toBeNull()
  })

  test('деятельности вне офиса названы все, на других тарифах они не мешают', () => {
    const works = ['Строительство зданий', 'Обработка древесины']
    expect(activityProblem({ tariff: 'basic', until: '2026-12-31' }, works)).toBe(
      'Тариф «Базовый» включает только офисные рабочие места. Для деятельности «Строительство зданий», «Обработка древесины» нужен тариф «Стандартный»: его выбирают в разделе «Тариф и оплата».',
    )
    expect(activityProblem({ tariff: 'introductory', until: '2026-12-31' }, works)).toBeNull()
  })

  test('помеха говорит, что делать', () => {
    const works = ['Строительство зданий', 'Обработка древесины']
    expect(fitProblems('basic', { employees: 51, notOffice: works })).toEqual([
      'Работников в организации: 51, а тариф «Базовый» рассчитан на 50. Отметьте уволенных или выберите тариф «Стандартный».',
      'Тариф «Базовый» включает только офисные рабочие места. Для деятельности «Строительство зданий», «Обработка древесины» нужен тариф «Стандартный».',
    ])
    expect(fitProblems('standard', { employees: 501, notOffice: [] })).toEqual([
      'Работников в организации: 501, а тариф «Стандартный» рассчитан на 500. Отметьте уволенных или напишите в поддержку.',
    ])
    expect(fitProblems('introductory', { employees: 501, notOffice: works })).toEqual([
      'Работников в организации: 501, а тариф «Ознакомительный» рассчитан на 500. Отметьте уволенных или напишите в поддержку.',
    ])
  })

  test('отказ в новом документе говорит, что осталось и где продлить', () => {
    expect(newDocumentProblem({ tariff: 'standard', until: '2026-12-05' }, '2026-12-06')).toBe(
      'Срок подписки закончился. Прежние документы и учёт доступны; чтобы формировать новые документы, продлите подписку в разделе «Тариф и оплата».',
    )
  })

  test.each([
    ['basic', 50, [], 0],
    ['basic', 51, [], 1],
    ['basic', 51, ['Строительство зданий'], 2],
    ['standard', 500, ['Строительство зданий'], 0],
    ['standard', 501, [], 1],
  ] as const)(
    '%s подходит организации из %i с деятельностью %j: помех %i',
    (tariff, employees, notOffice, many) => {
      expect(fitProblems(tariff, { employees, notOffice })).toHaveLength(many)
    },
  )

  test.each([
    ['standard', []],
    ['introductory', []],
    ['basic', ['medical', 'ppe']],
  ] as const)('%s не включает разделы %j', (tariff, leftOut) => {
    expect(SECTIONS.filter((section) => !includesSection(tariff, section))).toEqual(leftOut)
    expect(includesSection(tariff, 'instruction')).toBe(true)
  })

  test('отказ называет раздел, что идёт дальше и где выбрать другой тариф', () => {
    const said = sectionProblem({ tariff: 'basic' }, 'ppe') ?? ''
    expect(said).toContain('не включает раздел «СИЗ»')
    expect(said).toContain('исправлять, отмечать выполненным и выгружать')
    expect(said).toContain('«Стандартный» в разделе «Тариф и оплата»')
    const problem = paperProblem({ tariff: 'basic' }, 'medical')
    expect(problem, 'в строке документа — коротко').toBe('Раздел «Медосмотры» не входит в тариф «Базовый»')
    expect(paperRefusal(problem ?? '')).toBe(
      'Раздел «Медосмотры» не входит в тариф «Базовый». Чтобы формировать его документы, выберите тариф «Стандартный» в разделе «Тариф и оплата».',
    )
    expect(leftOutProblem({ tariff: 'basic' }, 'их бумаг не будет')).toContain(
      'не включает разделы «Медосмотры» и «СИЗ»: их бумаг не будет.',
    )
    const kept = [sectionProblem, paperProblem].map((problem) => problem({ tariff: 'basic' }, 'training'))
    expect([...kept, leftOutProblem({ tariff: 'standard' }, '')]).toEqual([null, null, null])
  })

  test.each([
    ['standard', null],
    ['introductory', null],
    ['basic', 'свои шаблоны подключаются по запросу'],
  ] as const)('%s, свой шаблон: %s', (tariff, problem) => {
    const said = personalTemplateProblem({ tariff, until: '2026-12-31' })
    if (problem === null) expect(said).toBeNull()
    else expect(said).toContain(problem)
  })

  test.each([
    ['2026-12-05', true],
    ['2026-12-06', false],
  ])('подписка до 05.12.2026, новый документ %s: %s', (today, allowed) => {
    expect(newDocumentProblem({ tariff: 'introductory', until: '2026-12-05' }, today) === null).toBe(allowed)
  })
})
