import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { invalidFields, submit, type as typeInto } from '../../../testing/form.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { EmploymentActions } from './employment-actions.tsx'
import { RestoreButton } from './restore-button.tsx'

const DISMISS = 'POST /api/employees/12/dismiss'
const RESTORE = 'POST /api/employees/12/restore'
const DISMISSED = { ...SAMPLE_EMPLOYEE, dismissedOn: '2026-11-01', version: 4 }

let server = answerWith({})
afterEach(() => server.restore())

const sent = () => server.seen.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)

describe('Увольнение', () => {
  async function openDialog(): Promise<HTMLElement> {
    let stored = SAMPLE_EMPLOYEE
    server = answerWith({
      ...answerStored(() => stored),
      [DISMISS]: () => {
        stored = DISMISSED
        return Response.json(stored)
      },
    })
    const page = await openEmployee(<EmploymentActions />)
    await press(page, 'Уволить')
    return page
  }

  test.each([
    ['22.11.2026', 'Дата увольнения ещё не наступила'],
    ['28.02.2015', 'Дата увольнения раньше даты приёма'],
    ['01.11', 'Дата в виде дд.мм.гггг'],
  ])('%s: «%s», и ничего не отправлено', async (typed, problem) => {
    const page = await openDialog()
    typeInto(page, 'dismissal-dismissedOn', typed)
    await submit(page)
    expect(invalidFields(page)).toEqual(['dismissal-dismissedOn'])
    expect(page.textContent).toContain(problem)
    expect(sent()).toEqual([])
  })

  test('записано, и увольнять больше некого', async () => {
    const page = await openDialog()
    typeInto(page, 'dismissal-dismissedOn', '01.11.2026')
    await submit(page)
    await settle()
    expect(sent()).toEqual([{ dismissedOn: '2026-11-01' }])
    expect(page.querySelector('button')).toBeNull()
  })
})

describe('Восстановление', () => {
  test('отказ тарифа сказан в самом вопросе', async () => {
    server = answerWith({
      ...answerStored(() => DISMISSED),
      [RESTORE]: () => failure(402, 'Тариф «Базовый» рассчитан на 50 работников.'),
    })
    const page = await openEmployee(<RestoreButton />)
    const [ask, , , confirm] = page.querySelectorAll('button')
    act(() => ask?.click())
    act(() => confirm?.click())
    await settle()
    expect(sent()).toEqual([null])
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'Тариф «Базовый» рассчитан на 50 работников.',
    )
  })
})
