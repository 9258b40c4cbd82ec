import { START_STEPS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { linkOfStep } from './step-link.ts'
import { stepOfPage } from './step-pages.ts'
import { countText, type ShownStep } from './step-words.ts'

function shown(step: Partial<ShownStep>): string {
  const whole: ShownStep = {
    key: 'company',
    state: 'open',
    count: 0,
    total: null,
    blockedBy: null,
    ...step,
  }
  return countText(whole).replaceAll('\u00a0', ' ')
}

describe('сколько сделано, словами', () => {
  test.each<[Partial<ShownStep>, string]>([
    [{ key: 'company' }, 'сведений ещё нет'],
    [{ key: 'company', count: 1, total: 1 }, 'сведения записаны'],
    [{ key: 'employees' }, 'работников ещё нет'],
    [{ key: 'employees', count: 21 }, '21 работник'],
    [{ key: 'employees', count: 14 }, '14 работников'],
    [{ key: 'responsible', count: 3, total: 14 }, 'назначено 3 из 14'],
    [{ key: 'interview', total: 0 }, 'вопросов ещё нет'],
    [{ key: 'interview', count: 12, total: 40 }, 'отвечено 12 из 40'],
    [{ key: 'norms', total: 0 }, 'когда будут работники'],
    [{ key: 'norms', count: 12, total: 14 }, 'приняты у 12 из 14 работников'],
    [{ key: 'norms', count: 0, total: 21 }, 'приняты у 0 из 21 работника'],
    [{ key: 'package' }, 'ещё не составлен'],
    [{ key: 'package', state: 'done' }, 'комплект скачан'],
    [{ key: 'package', state: 'done', count: 67 }, 'зарегистрировано: 67 документов'],
    [{ key: 'package', count: 2 }, 'зарегистрировано: 2 документа, комплекта ещё нет'],
  ])('%j — %s', (step, expected) => {
    expect(shown(step)).toBe(expected)
  })
})

describe('страницы шагов', () => {
  test.each(START_STEPS)('страница шага «%s» знает свой шаг, как бы ни был написан адрес', (step) => {
    expect(stepOfPage(linkOfStep({ key: step, state: 'open' }).to.toUpperCase())).toBe(step)
  })

  test('сведений ещё нет — шаг открывает сразу форму, записанные сначала читают', () => {
    expect(linkOfStep({ key: 'company', state: 'open' })).toEqual({ to: '/settings/company', hash: 'form' })
    expect(linkOfStep({ key: 'company', state: 'done' })).toEqual({ to: '/settings/company' })
  })

  test.each(['/notifications', '/employees/briefings', '/settings/account', '/company/list/registry'])(
    '%s — не страница шага',
    (path) => {
      expect(stepOfPage(path)).toBe(null)
    },
  )
})
