import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '../../../../testing/fake-server.ts'
import { type } from '../../../../testing/form.ts'
import { until } from '../../../../testing/until.ts'
import { sampleBriefing, sampleMedical, samplePpe, sampleSout } from '../../pages/testing/sample-rows.ts'
import {
  buttonIn,
  COMPANY_CALL,
  dialogOf,
  memoServer,
  openDue,
  pressIn,
  titleOf,
} from '../testing/open-memos.tsx'
import { sampleMemo } from '../testing/sample-memo.ts'

const POST = 'POST /api/memos'
const ANNA = { employeeId: 12, fullname: 'Ёлкина Анна Юрьевна' }
const BRIEFINGS = [sampleBriefing(1, {}), sampleBriefing(2, ANNA)]

let server: ReturnType<typeof memoServer>

afterEach(() => {
  server.restore()
})

/** Selects every row and forms a memo of them. */
async function form(page: HTMLElement): Promise<void> {
  await act(async () => page.querySelector<HTMLInputElement>('thead input')?.click())
  await pressIn(page, 'Сформировать заявку')
  await until(() => page.querySelector('dialog[open]') !== null)
}

function lines(page: HTMLElement): string[] {
  return [...dialogOf(page).querySelectorAll('tbody th span:first-child')].map(
    (cell) => cell.textContent ?? '',
  )
}

function body(): unknown {
  return server.seen.findLast(({ call }) => call === POST)?.body
}

describe('Новая заявка', () => {
  test('открывается для правки, адресована директору', async () => {
    server = memoServer({ rows: BRIEFINGS })
    const page = await openDue('briefing')
    await form(page)
    expect(titleOf(page)).toBe('Заявка')
    expect(page.querySelector<HTMLTextAreaElement>('#memo-fullName')?.value).toBe('Иванова Анна Петровна')
    expect(dialogOf(page).querySelector('fieldset')?.disabled).toBe(false)
    expect(lines(page)).toEqual(['Громов Пётр Ильич', 'Ёлкина Анна Юрьевна'])
    expect(dialogOf(page).textContent).not.toContain('Удалить')
    expect(server.seen.some(({ call }) => call === COMPANY_CALL)).toBe(true)
  })

  test('читается и правится снова: набранное не пропадает, а закрыть её без вопроса нельзя', async () => {
    server = memoServer({ rows: BRIEFINGS, own: { [POST]: () => Response.json(sampleMemo()) } })
    const page = await openDue('briefing')
    await form(page)
    const isEditing = () => buttonIn(dialogOf(page), 'Редактировать').getAttribute('aria-pressed')
    const isReadOnly = () => dialogOf(page).querySelector('fieldset')?.disabled
    expect([isEditing(), isReadOnly()]).toEqual(['true', false])
    type(page, 'memo-note', 'Срочно')
    await pressIn(dialogOf(page), 'Редактировать')
    expect([isEditing(), isReadOnly()]).toEqual(['false', true])
    await pressIn(dialogOf(page), 'Закрыть')
    expect(titleOf(page)).not.toBe('Заявка')
    await pressIn(dialogOf(page), 'Продолжить')
    await pressIn(dialogOf(page), 'Редактировать')
    expect([isEditing(), isReadOnly()]).toEqual(['true', false])
    await pressIn(dialogOf(page), 'Редактировать')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.querySelector('dialog[open]') === null)
    expect(body()).toMatchObject({ note: 'Срочно' })
  })

  test('сохранённая закрывается, выбор строк снят', async () => {
    server = memoServer({ rows: BRIEFINGS, own: { [POST]: () => Response.json(sampleMemo()) } })
    const page = await openDue('briefing')
    await form(page)
    type(page, 'memo-note', '<b>Срочно</b>')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.querySelector('dialog[open]') === null)
    expect(page.textContent).toContain('Изменения сохранены')
    const link = [...page.querySelectorAll('[role=status] a')].find((one) => one.textContent === 'Открыть')
    expect(link?.getAttribute('href')).toBe(`/notifications/memos?memo=${sampleMemo().id}`)
    expect(page.textContent).toContain('Выбрано 0')
    expect(body()).toMatchObject({ companyId: 7, memoSection: 'briefing', note: '<b>Срочно</b>' })
  })

  test('имя автора становится именем пользователя, только когда он сам сказал, что автор — он', async () => {
    const NAME = 'PATCH /api/account'
    const own = { [POST]: () => Response.json(sampleMemo()), [NAME]: () => Response.json({}) }
    server = memoServer({ rows: BRIEFINGS, own })
    const page = await openDue('briefing')
    const named = () => server.seen.filter(({ call }) => call === NAME).map((one) => one.body)
    for (const isOwn of [false, true]) {
      await form(page)
      type(page, 'memo-author', 'Смирнова Анна Петровна')
      if (isOwn) await act(async () => page.querySelector<HTMLInputElement>('#memo-own-name')?.click())
      await pressIn(dialogOf(page), 'Сохранить')
      await until(() => page.querySelector('dialog[open]') === null)
      expect(named()).toEqual(isOwn ? [{ name: 'Смирнова Анна Петровна' }] : [])
    }
  })

  test('убранный работник возвращается в список: его строка больше не выбрана', async () => {
    server = memoServer({ rows: BRIEFINGS })
    const page = await openDue('briefing')
    await form(page)
    await pressIn(dialogOf(page), 'Убрать из заявки: Ёлкина')
    expect(lines(page)).toEqual(['Громов Пётр Ильич'])
    expect(page.textContent).toContain('Выбрано 1')
  })

  test('строка, попавшая в чужую заявку, названа, набранное остаётся', async () => {
    const held = '«Повторный инструктаж» уже в активной заявке № 3'
    server = memoServer({ rows: BRIEFINGS, own: { [POST]: () => failure(409, held) } })
    const page = await openDue('briefing')
    await form(page)
    type(page, 'memo-note', 'Срочно')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.textContent?.includes(held) ?? false)
    expect(page.querySelector<HTMLTextAreaElement>('#memo-note')?.value).toBe('Срочно')
  })

  test('закрытие с набранным спрашивает, без набранного — нет', async () => {
    server = memoServer({ rows: BRIEFINGS })
    const page = await openDue('briefing')
    await form(page)
    type(page, 'memo-note', 'Срочно')
    await pressIn(dialogOf(page), 'Закрыть')
    expect(titleOf(page)).toBe('Закрыть без сохранения?')
    await pressIn(dialogOf(page), 'Продолжить')
    type(page, 'memo-note', '')
    await pressIn(dialogOf(page), 'Закрыть')
    expect(page.querySelector('dialog[open]')).toBeNull()
  })
})

describe('Строки по разделам', () => {
  test('медосмотры: первая дата встаёт всем, пункт 29н добавляется вручную', async () => {
    server = memoServer({ rows: [sampleMedical(1, {}), sampleMedical(2, ANNA)] })
    const page = await openDue('medical')
    await form(page)
    type(page, 'memo-done-event-1', '20.11.2026')
    const day = (key: string) => page.querySelector<HTMLInputElement>(`#memo-done-${key}`)?.value
    expect([day('event-1'), day('event-2')]).toEqual(['20.11.2026', '20.11.2026'])
    await pressIn(dialogOf(page), 'Добавить')
    expect(page.querySelector('#memo-add-employeeId-error')?.textContent).toBe('Обязательное поле')
    await pick(page, 'memo-add-employeeId', 'Котов Иван Ильич')
    await pick(page, 'memo-add-factorNumber', '4.4 — Шум')
    await pressIn(dialogOf(page), 'Добавить')
    expect(lines(page)).toEqual(['Громов Пётр Ильич', 'Ёлкина Анна Юрьевна', 'Котов Иван Ильич'])
  })

  test('возврат СИЗ: предлагается только то, что на руках, и не больше', async () => {
    const back = { eventType: 'return', onHand: 2 } as const
    const rows = [samplePpe(1, back), samplePpe(2, { ...ANNA, ...back, memoId: null, ppe: 'Очки' })]
    server = memoServer({ rows, own: { [POST]: () => Response.json(sampleMemo()) } })
    const page = await openDue('ppe')
    await act(async () => page.querySelector<HTMLInputElement>('tbody tr input')?.click())
    await pressIn(page, 'Сформировать заявку')
    await until(() => page.querySelector('dialog[open]') !== null)
    expect(dialogOf(page).textContent).toContain('Добавить возврат СИЗ')
    await openList(page, 'memo-add-employeeId')
    expect(options(page)).toEqual(['Ёлкина Анна Юрьевна', 'Котов Иван Ильич'])
    await pick(page, 'memo-add-employeeId', 'Ёлкина Анна Юрьевна')
    await pick(page, 'memo-add-ppe', 'Очки')
    await openList(page, 'memo-add-quantity')
    expect(options(page)).toEqual(['1', '2'])
    await pick(page, 'memo-add-quantity', '2')
    await pressIn(dialogOf(page), 'Добавить')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.querySelector('dialog[open]') === null)
    expect(body()).toMatchObject({ employeesData: [{ eventId: 1 }, { eventId: 2, quantity: 2 }] })
  })

  test('СОУТ: итоговый класс и день отчёта', async () => {
    server = memoServer({
      rows: [sampleSout(1, {})],
      own: { [POST]: () => Response.json(sampleMemo({ memoSection: 'sout' })) },
    })
    const page = await openDue('sout')
    await form(page)
    await openList(page, 'memo-final-event-1')
    expect(options(page)).toEqual(['не проводилось', '1', '2', '3.1', '3.2', '3.3', '3.4', '4', 'исключить'])
    await pick(page, 'memo-final-event-1', 'исключить')
    type(page, 'memo-done-event-1', '20.11.2026')
    await pressIn(dialogOf(page), 'Сохранить')
    await until(() => page.querySelector('dialog[open]') === null)
    expect(body()).toMatchObject({
      employeesData: [{ finalWorkingConditionsClass: 'excluded', completionDate: '2026-11-20' }],
    })
  })
})

async function openList(page: HTMLElement, id: string): Promise<void> {
  await act(async () => page.querySelector<HTMLInputElement>(`#${id}`)?.click())
}

function options(page: HTMLElement): string[] {
  return [...page.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '')
}

async function pick(page: HTMLElement, id: string, label: string): Promise<void> {
  if (page.querySelector(`#${id}-list`) === null) await openList(page, id)
  const option = [...page.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === label,
  )
  if (option === undefined) throw new Error(`There is no ${label} among ${options(page)}`)
  await act(async () => option.click())
}
