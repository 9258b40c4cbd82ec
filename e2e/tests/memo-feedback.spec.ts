import type { Page } from '@playwright/test'
import { type Employee, employeeOf } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import {
  CHECKLIST,
  DELETE_QUESTION,
  memoModal,
  memoRegistry,
  NEW_MEMO,
  PRINT_QUESTION,
} from '../fixtures/memo-modal.ts'
import { memoOf } from '../fixtures/memo-records.ts'
import { passTimeUntil, stopClock } from '../fixtures/page-clock.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

const FIRST = 'Иванов Пётр Сергеевич'
const BRIEFING_MEMO = 'Проведение инструктажей'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let ivanov: Employee
test.beforeEach(async ({ owner: { user, company }, request }) => {
  const person = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
  ivanov = await employeeOf(request, user, company, person)
})

const MESSAGES = [
  {
    section: 'briefing',
    memo: BRIEFING_MEMO,
    done: 'Проведён',
    said: 'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.',
  },
  {
    section: 'training',
    memo: 'Проведение обучения',
    done: 'Знания проверены',
    said: 'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.',
  },
] as const

for (const { section, memo, done, said } of MESSAGES) {
  test(`исполнена заявка раздела ${section}: «Изменения сохранены» стоит 3 с, сообщение — 6 с`, async ({
    owner: { page, user },
    request,
  }) => {
    await memoOf(request, user, [await eventOf(request, user, ivanov, { section })])
    await page.clock.install()
    await memoRegistry(page).open()
    await memoRegistry(page).name(memo).click()
    const list = memoModal(page, CHECKLIST)
    await list.button('Редактировать').click()
    await list.field(`${done}: ${FIRST}`).fill(today().shown)
    const message = page.getByRole('status').filter({ hasText: said })
    await stopClock(page)
    await list.button('Сохранить').click()
    await passTimeUntil(page, message)
    await page.clock.runFor(2700)
    await expect(list.saved).toBeVisible()
    await page.clock.runFor(600)
    await expect(list.saved, 'три секунды прошли').toHaveCount(0)
    await page.clock.runFor(2400)
    await expect(message).toBeVisible()
    await page.clock.runFor(600)
    await expect(message, 'шесть секунд прошли').toHaveCount(0)
    await expect(list.dialog, 'чек-лист остаётся открытым').toBeVisible()
  })
}

test('сведения об организации не загрузились: заявка не открыта, ошибка уходит через 3 с', async ({
  owner: { page, user, company },
  request,
}) => {
  await memoOf(request, user, [await eventOf(request, user, ivanov, { section: 'briefing' })])
  await page.clock.install()
  await memoRegistry(page).open()
  const name = memoRegistry(page).name(BRIEFING_MEMO)
  await expect(name).toBeVisible()
  const card = `**/api/companies/${company.id}`
  await page.route(card, (route) => route.fulfill({ status: 404, json: { description: 'Не найдено' } }))
  const error = page.getByRole('alert').filter({ hasText: 'Ошибка при загрузке данных' })
  await stopClock(page)
  await name.click()
  await passTimeUntil(page, error)
  await page.clock.runFor(2700)
  await expect(error).toBeVisible()
  await page.clock.runFor(600)
  await expect(error, 'три секунды прошли').toHaveCount(0)
  await expect(memoModal(page, CHECKLIST).dialog).toBeHidden()
  await page.clock.resume()
  await page.unroute(card)
  await name.click()
  await expect(memoModal(page, CHECKLIST).dialog).toBeVisible()
})

const MOTION = [
  {
    motion: 'no-preference',
    title: 'обычно окно закрывается за 400 мс, заявка летит',
    moved: 1,
    lasts: '0.4s',
  },
  { motion: 'reduce', title: 'кто просил покоя, тому ничего не движется', moved: 0, lasts: '0s' },
] as const

for (const { motion, title, moved, lasts } of MOTION) {
  test(`движение: ${title}`, async ({ owner: { page, user }, request }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await eventOf(request, user, ivanov, { section: 'briefing' })
    const section = sectionPage(page)
    await page.goto('/notifications/briefings')
    await section.selectAll.check()
    await section.button('Сформировать заявку').click()
    const { dialog, button, saved } = memoModal(page, NEW_MEMO)
    await expect(dialog).toBeVisible()
    const duration = await dialog.evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(new Set(duration.split(', '))).toEqual(new Set([lasts]))
    await expect
      .poll(() => dialog.evaluate((element) => element.getAnimations().length), 'окно уже открылось')
      .toBe(0)
    await markMotion(page)
    await button('Сохранить').click()
    await expect(saved).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('body[data-closing]'), 'окно угасает').toHaveCount(moved)
    await expect(page.locator('body[data-flight]'), 'листок летит к уведомлениям').toHaveCount(moved)
  })
}

/** Marks on the page's body that the modal has moved and that the paper has flown. */
async function markMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { body } = document
    body.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLDialogElement) body.dataset.closing = 'seen'
    })
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      if (added.some((node) => node instanceof HTMLElement && node.ariaHidden === 'true'))
        body.dataset.flight = 'seen'
    })
    observer.observe(body, { childList: true })
  })
}

/** Everything the keyboard stops at in the checklist of PPE while it is edited, from the top down. */
const STOPS = [
  'Закрыть',
  'Сохранить',
  'Редактировать',
  'Печать',
  'Удалить',
  'Кому',
  'Составитель',
  'Примечание',
  `Количество: ${FIRST}`,
  `Выдано: ${FIRST}`,
  `Календарь: Выдано: ${FIRST}`,
  `Убрать из заявки: ${FIRST}`,
  'Работник',
  'Наименование СИЗ',
  'Количество',
  'Добавить',
]
const WALKS = [
  { key: 'Tab', from: 'Добавить', round: STOPS },
  { key: 'Shift+Tab', from: 'Закрыть', round: STOPS.toReversed() },
] as const

test('Tab и Shift+Tab ходят по окну заявки кругами, страница под ним недоступна', async ({
  owner: { page, user },
  request,
}) => {
  await memoOf(request, user, [await eventOf(request, user, ivanov, { section: 'ppe' })])
  await memoRegistry(page).open()
  await memoRegistry(page).name('Выдача и возврат СИЗ').click()
  const list = memoModal(page, CHECKLIST)
  await list.button('Редактировать').click()
  for (const { key, from, round } of WALKS) {
    await list.button(from).focus()
    const walked: string[] = []
    while (walked.length < 2 * STOPS.length) {
      await page.keyboard.press(key)
      walked.push(...(await focusedIn(page)))
    }
    expect(walked, key).toEqual([...round, ...round])
  }
})

/** What has the focus; nothing while it is in the browser's own bar, where a round begins and ends. */
function focusedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (active === null || active === document.body) return []
    const label = active instanceof HTMLInputElement ? active.labels?.[0] : null
    const longLabel = active instanceof HTMLTextAreaElement ? active.labels[0] : null
    const text = active.getAttribute('aria-label') ?? (label ?? longLabel ?? active).textContent ?? ''
    const place = active.closest('dialog[open]') === null ? 'вне окна: ' : ''
    return [`${place}${text.replace(/\*.*/, '').trim()}`]
  })
}

test('вопрос, закрытый без ответа, и закрытый чек-лист возвращают фокус туда, откуда открыты', async ({
  owner: { page, user },
  request,
}) => {
  await memoOf(request, user, [await eventOf(request, user, ivanov, { section: 'briefing' })])
  await memoRegistry(page).open()
  const name = memoRegistry(page).name(BRIEFING_MEMO)
  await name.press('Enter')
  const list = memoModal(page, CHECKLIST)
  for (const [button, title] of [
    ['Удалить', DELETE_QUESTION],
    ['Печать', PRINT_QUESTION],
  ] as const) {
    const question = page.getByRole('dialog', { name: title, exact: true })
    await list.button(button).press('Enter')
    await question.getByRole('button', { name: 'Отмена' }).press('Enter')
    await expect(question).toBeHidden()
    await expect(list.button(button)).toBeFocused()
  }
  await list.button('Закрыть').press('Enter')
  await expect(list.dialog).toBeHidden()
  await expect(name).toBeFocused()
})
