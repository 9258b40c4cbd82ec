import type { Locator, Page } from '@playwright/test'
import { employeeOf } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { eventOf } from '../fixtures/records.ts'
import { appointAll } from '../fixtures/responsible-page.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const PETROVA = { lastName: 'Петрова', firstName: 'Анна', fatherName: 'Юрьевна', sex: 'f' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
const [FIRST, SECOND, THIRD] = [
  'Иванов Пётр Сергеевич',
  'Петрова Анна Юрьевна',
  'Черных Любовь Ильинична',
] as const
const REPEAT = 'Повторный инструктаж на рабочем месте'
/** The role of who conducts introductory briefings. */
const INTRODUCING = 103
/** Of the keys of lists and of the dialog that marks. */
const CODE = /\/assets\/(?:complete-dialog|list-keys)-[^/]+\.js$/
const DONE_ON = '2019-03-04'
const SHOWN = '04.03.2019'

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const mark = (row: Locator) => row.getByRole('button', { name: /^Отметить проведение: / })

async function submit(page: Page, instructor: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Отметить проведение' })
  await dialog.getByLabel('Кто проводил').fill(instructor)
  await dialog.getByRole('button', { name: 'Отметить проведение' }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(async ({ owner: { page, user, company }, request }) => {
  for (const person of [IVANOV, PETROVA, CHERNYKH]) {
    const employee = await employeeOf(request, user, company, person)
    await eventOf(request, user, employee, { section: 'briefing', date: DONE_ON })
  }
  await page.goto('/employees/briefings')
})

test('после отметки сказано кому и что, фокус на следующей строке, «Отменить» возвращает прежнее', async ({
  owner: { page },
}) => {
  const section = sectionPage(page)
  const row = section.row(FIRST, REPEAT)
  await expect(row).toContainText(SHOWN)
  await mark(row).focus()
  await page.keyboard.press('Enter')
  await submit(page, 'Котов Иван Ильич')

  const told = notice(page, /^Отмечено: Иванов\sП\.\sС\. — повторный инструктаж на рабочем месте/)
  await expect(told).toBeVisible()
  await expect(row).toContainText(today().shown)
  await expect(mark(section.row(SECOND, REPEAT))).toBeFocused()

  await page.keyboard.press('Enter')
  const next = page.getByRole('dialog', { name: 'Отметить проведение' })
  await expect(next.getByLabel('Кто проводил')).toHaveValue('Котов Иван Ильич')
  await submit(page, 'Лось А. А.')
  await expect(mark(section.row(THIRD, REPEAT))).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(notice(page, /^Отметка отменена: Петрова\sА\.\sЮ\. — /)).toBeVisible()
  await expect(section.row(SECOND, REPEAT)).toContainText(SHOWN)
  await expect(mark(section.row(SECOND, REPEAT)), 'клавиша возвращает к строке').toBeFocused()

  await told.getByRole('button', { name: 'Отменить' }).click()
  await expect(told).toBeHidden()
  await expect(row).toContainText(SHOWN)
  await expect(mark(row)).toBeFocused()
  await row.getByRole('button', { name: SHOWN }).click()
  const entries = page.getByRole('dialog', { name: 'История' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('отменено')
})

test('D и сразу Ctrl+Enter, пока код клавиш и окна в пути: отмечено, новой вкладки нет', async ({
  owner: { page },
}) => {
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(CODE, async (route) => {
    await coming
    await route.continue()
  })
  await page.reload()
  const row = sectionPage(page).row(FIRST, REPEAT)
  await row.getByRole('link').first().focus()
  await page.keyboard.press('d')
  await page.keyboard.press('Control+Enter')
  come()
  await expect(notice(page, /^Отмечено: Иванов\sП\.\sС\./)).toBeVisible()
  await expect(row).toContainText(today().shown)
  expect(page.context().pages()).toHaveLength(1)
})

test('«Кто проводил» в новой вкладке: кто проводил прошлый, а вводный — назначенный', async ({
  owner: { page, user, company },
  request,
}) => {
  const officer = await employeeOf(request, user, company, {
    ...PETROVA,
    lastName: 'Лось',
    firstName: 'Майя',
  })
  const newcomer = await employeeOf(request, user, company, { ...IVANOV, lastName: 'Жук' })
  await appointAll(request, { user, company, employeeId: officer.id }, [INTRODUCING])
  const briefing = { section: 'briefing', date: DONE_ON } as const
  await eventOf(request, user, newcomer, { ...briefing, instructor: 'Котов И. И.' })
  await eventOf(request, user, newcomer, { section: 'briefing', kind: 'introductory', periodicity: 'разово' })
  await page.reload()
  const section = sectionPage(page)
  const dialog = page.getByRole('dialog', { name: 'Отметить проведение' })
  for (const [briefed, instructor] of [
    [REPEAT, 'Котов И. И.'],
    ['Вводный инструктаж', 'Лось М. Ю.'],
  ] as const) {
    await mark(section.row('Жук Пётр Сергеевич', briefed)).click()
    await expect(dialog.getByLabel('Кто проводил')).toHaveValue(instructor)
    await dialog.getByRole('button', { name: 'Отмена' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('отметка выбранных: фокус на следующем флажке, «Отменить» возвращает всех', async ({
  owner: { page },
}) => {
  const section = sectionPage(page)
  await section.box(FIRST, REPEAT).check()
  await section.box(SECOND, REPEAT).check()
  await section.button('Отметить проведение').click()
  await submit(page, 'Котов Иван Ильич')
  const told = notice(page, /^Отмечено у\s2\sработников: повторный инструктаж на рабочем месте/)
  await expect(told).toBeVisible()
  await expect(section.row(FIRST, REPEAT)).toContainText(today().shown)
  await expect(section.box(THIRD, REPEAT)).toBeFocused()

  await told.getByRole('button', { name: 'Отменить' }).click()
  await expect(notice(page, /^Отметки отменены у\s2\sработников: /)).toBeVisible()
  for (const who of [FIRST, SECOND, THIRD]) await expect(section.row(who, REPEAT)).toContainText(SHOWN)
  await expect(section.box(FIRST, REPEAT)).toBeFocused()
})

test('щелчок с Shift выбирает все строки до прежней и снимает их выбор', async ({ owner: { page } }) => {
  const section = sectionPage(page)
  await section.box(FIRST, REPEAT).check()
  await section.box(THIRD, REPEAT).click({ modifiers: ['Shift'] })
  for (const who of [FIRST, SECOND, THIRD]) await expect(section.box(who, REPEAT)).toBeChecked()
  expect(await page.evaluate(() => getSelection()?.toString()), 'слова строк не выделены').toBe('')
  await section.box(FIRST, REPEAT).click({ modifiers: ['Shift'] })
  for (const who of [FIRST, SECOND, THIRD]) await expect(section.box(who, REPEAT)).not.toBeChecked()
})

test('отменить можно и с другой страницы: фокус остаётся на ней', async ({ owner: { page } }) => {
  const section = sectionPage(page)
  await mark(section.row(FIRST, REPEAT)).click()
  await submit(page, '')
  await page.getByRole('link', { name: 'Обучение', exact: true }).click()
  await expect(section.heading).toHaveText('Обучение')
  await notice(page, /^Отмечено: /)
    .getByRole('button', { name: 'Отменить' })
    .click()
  await expect(notice(page, /^Отметка отменена: /)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Инструктажи', exact: true }).click()
  await expect(section.row(FIRST, REPEAT)).toContainText(SHOWN)
})

test('в сроках отмеченная строка уходит: фокус на следующей, а когда строк нет — на странице', async ({
  owner: { page },
}) => {
  const section = sectionPage(page)
  await page.goto('/notifications/briefings')
  await mark(section.row(THIRD, REPEAT)).click()
  await submit(page, '')
  await expect(section.people).toHaveText([FIRST, SECOND])
  await expect(mark(section.row(SECOND, REPEAT)), 'после последней — предыдущая').toBeFocused()
  await mark(section.row(FIRST, REPEAT)).click()
  await submit(page, '')
  await expect(section.people).toHaveText([SECOND])
  await expect(mark(section.row(SECOND, REPEAT))).toBeFocused()
  await page.keyboard.press('Enter')
  await submit(page, '')
  await expect(page.getByText('Нет инструктажей, соответствующих выбранным фильтрам.')).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('в сроках вернувшаяся строка берёт фокус: и от кнопки, и от Ctrl+Z', async ({ owner: { page } }) => {
  const section = sectionPage(page)
  await page.goto('/notifications/briefings')
  await mark(section.row(THIRD, REPEAT)).click()
  await submit(page, '')
  await mark(section.row(FIRST, REPEAT)).click()
  await submit(page, '')
  await expect(section.people).toHaveText([SECOND])
  const told = notice(page, /^Отмечено: Иванов/)
  await told.getByRole('button', { name: 'Отменить' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.people).toHaveText([FIRST, SECOND])
  await expect(mark(section.row(FIRST, REPEAT))).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(section.people).toHaveText([FIRST, SECOND, THIRD])
  await expect(mark(section.row(THIRD, REPEAT))).toBeFocused()
})
