import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/audit.ts'
import { employeeOf } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const PETROVA = { lastName: 'Петрова', firstName: 'Анна', fatherName: 'Юрьевна', sex: 'f' } as const
const REPEAT = 'Повторный инструктаж на рабочем месте'
const FULL_NAME = 'Иванов Пётр Сергеевич'

function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Найти' })
  return {
    dialog,
    words: dialog.getByRole('combobox', { name: 'Что найти' }),
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    chosen: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
  }
}

test.describe('поиск по всему', () => {
  test.beforeEach(async ({ owner: { page, user, company }, request }) => {
    await employeeOf(request, user, company, IVANOV)
    await page.goto('/notifications/summary')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сводка')
  })

  test('открывается клавишами и кнопкой, ходит стрелками, возвращает фокус', async ({ owner: { page } }) => {
    const search = searchDialog(page)
    await page.keyboard.press('Control+k')
    await expect(search.words).toBeFocused()
    await expect(search.group('Действия')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const second = await search.chosen.getAttribute('id')
    await expect(search.words).toHaveAttribute('aria-activedescendant', second ?? '')
    await expect(search.option(/./).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(search.dialog).toBeHidden()

    await page.keyboard.press('/')
    await expect(search.words).toBeFocused()
    await page.keyboard.press('/')
    await expect(search.words, 'в поле это буква').toHaveValue('/')
    await page.keyboard.press('Escape')

    const button = page.getByRole('banner').getByRole('button', { name: 'Найти' })
    await button.click()
    await expect(search.words).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('что набрано сразу после Ctrl+K, не теряется, как бы ни приходило окно', async ({
    owner: { page },
  }) => {
    const search = searchDialog(page)
    for (const delay of [40, 130, 200]) {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сводка')
      await page.keyboard.press('Control+k')
      // Keys that are pressed: a letter that no key of the keyboard has would be put in past them.
      await page.keyboard.type('jnvtnbnm', { delay })
      await expect(search.words, `${delay} мс между буквами`).toHaveValue('jnvtnbnm')
      await expect(search.chosen).toContainText('Отметить')
    }
  })

  test('работник в другой раскладке и с опечаткой; недавно открытое — первым', async ({
    owner: { page },
  }) => {
    const search = searchDialog(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bdfyjd')
    await expect(search.group('Работники').getByRole('option')).toHaveCount(1)
    await search.words.fill('иваонв петр')
    await expect(search.chosen).toContainText(FULL_NAME)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/employees\/:\d+\/summary$/)
    await expect(page.getByRole('main')).toBeFocused()

    await page.getByRole('link', { name: 'Новости', exact: true }).first().click()
    await page.keyboard.press('Control+k')
    await expect(search.group('Недавно открытые').getByRole('option')).toContainText([FULL_NAME])
    await search.words.fill('ыыыыыы')
    await expect(search.dialog.getByRole('status')).toContainText('Ничего не нашлось. Попробуйте')
    await expectAccessible(page, 'поиск')
  })

  test('документ скачан с места, где нашёлся: Shift+Enter, мышью, снова из недавних', async ({
    owner: { page },
  }) => {
    const search = searchDialog(page)
    const ORDER = 'Приказ о назначении ответственного за охрану труда'
    const downloaded = async (press: () => Promise<void>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), press()])
      expect(file.suggestedFilename()).toMatch(/^Приказ о назначении ответственного.*\.docx$/)
      await expect(search.dialog).toBeHidden()
    }
    await page.keyboard.press('/')
    await search.words.fill('отв ох')
    await expect(search.chosen).toContainText(ORDER)
    await downloaded(() => page.keyboard.press('Shift+Enter'))
    await expect(page).toHaveURL(/\/notifications\/summary$/)

    await page.keyboard.press('/')
    await expect(search.chosen, 'первым — скачанный только что').toContainText(ORDER)
    await downloaded(() => page.keyboard.press('Shift+Enter'))

    await page.keyboard.press('/')
    await search.words.fill('отв ох')
    await expect(search.group('Шаблоны документов').getByRole('option')).not.toHaveCount(0)
    await expectAccessible(page, 'найденные документы')
    await search.chosen.hover()
    await downloaded(() => search.group('Недавно открытые').locator('button').click())
  })

  test('открытый из списка работник — среди недавних, пока на экране другое', async ({ owner: { page } }) => {
    const search = searchDialog(page)
    await page.goto('/employees/main')
    await page.getByRole('link', { name: FULL_NAME }).click()
    await expect(page.getByRole('heading', { level: 1, name: FULL_NAME })).toBeVisible()
    await page.keyboard.press('/')
    await expect(search.group('Действия')).toBeVisible()
    await expect(search.group('Недавно открытые')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Новости', exact: true }).first().click()
    await page.keyboard.press('/')
    await expect(search.group('Недавно открытые').getByRole('option')).toContainText([FULL_NAME])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: FULL_NAME })).toBeVisible()
  })

  test('Ctrl+Enter открывает в новой вкладке, эта остаётся', async ({ owner: { page } }) => {
    const search = searchDialog(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bdfyjd')
    await expect(search.chosen).toContainText(FULL_NAME)
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL(/\/employees\/:\d+\/summary$/)
    await expect(page).toHaveURL(/\/notifications\/summary$/)
  })
})

test('просроченный инструктаж из сводки отмечен клавиатурой в десять нажатий, фокус не потерян', async ({
  owner: { page, user, company },
  request,
}) => {
  for (const person of [IVANOV, PETROVA]) {
    const employee = await employeeOf(request, user, company, person)
    await eventOf(request, user, employee, { section: 'briefing', date: '2019-03-04' })
  }
  await page.goto('/notifications/summary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сводка')
  const search = searchDialog(page)
  const section = sectionPage(page)
  let pressed = 0
  /** Every key counts: of Ctrl+K both. */
  const press = async (keys: string): Promise<void> => {
    pressed += keys.split('+').length
    await page.keyboard.press(keys)
  }

  await press('Control+k')
  await expect(search.words).toBeFocused()
  for (const letter of 'отм') {
    pressed += 1
    await page.keyboard.type(letter)
  }
  await expect(search.chosen).toContainText('Отметить инструктаж')
  await press('Enter')
  await expect(section.row(FULL_NAME, REPEAT)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await press('j')
  await expect(section.row(FULL_NAME, REPEAT).getByRole('link', { name: FULL_NAME })).toBeFocused()
  await press('d')
  const dialog = page.getByRole('dialog', { name: 'Отметить проведение' })
  await expect(dialog.getByRole('textbox', { name: 'Дата проведения' })).toHaveValue(today().shown)
  await press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Отмечено: Иванов/ })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(section.people).toHaveText(['Петрова Анна Юрьевна'])
  await expect(page.locator('tr:focus-within'), 'фокус на следующей строке').toHaveCount(1)
  expect(pressed).toBeLessThanOrEqual(12)
})

test('в списке J и K ходят по строкам, X выбирает, D отмечает выбранные; в поле и под окном это буквы', async ({
  owner: { page, user, company },
  request,
}) => {
  for (const person of [IVANOV, PETROVA]) {
    const employee = await employeeOf(request, user, company, person)
    await eventOf(request, user, employee, { section: 'briefing', date: '2019-03-04' })
  }
  await page.goto('/employees/briefings')
  const section = sectionPage(page)
  const names = section.people.getByRole('link')
  await expect(names).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(names.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(1), 'после последней строки — она же').toBeFocused()
  await page.keyboard.press('k')
  await expect(names.nth(0)).toBeFocused()
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  await expect(section.selected).toContainText('2')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Отметить проведение' })
  await expect(dialog).toContainText('2 работника: повторный инструктаж')
  await dialog.getByLabel('Кто проводил').focus()
  await page.keyboard.type('jkxd?/')
  await expect(dialog.getByLabel('Кто проводил')).toHaveValue('jkxd?/')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Отмечено у/ })).toBeVisible()

  await section.search.focus()
  await page.keyboard.type('jk')
  await expect(section.search).toHaveValue('jk')
})

test('«?» показывает клавиши и выключает те, что без Ctrl; «К содержанию» ведёт к содержанию', async ({
  owner: { page },
}) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержанию' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/news$/)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Клавиши' })
  await expect(keys).toContainText('Найти работника, документ, раздел или действие')
  await expectAccessible(page, 'клавиши')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page).words).toHaveValue('')
})
