import type { Page } from '@playwright/test'
import {
  DESK_PAGES,
  employeeAddresses,
  expectShown,
  expectShownNext,
  PUBLIC_PAGES,
  type Shown,
} from '../fixtures/addresses.ts'
import { untilAllThere } from '../fixtures/all-there.ts'
import { expectAccessible, expectNoSidewaysScroll, expectPageAccessible } from '../fixtures/audit.ts'
import { companyCard } from '../fixtures/company-card.ts'
import { complaintsOf } from '../fixtures/complaints.ts'
import { documentsPage, ORDER_ON_COMMISSION, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { importPage } from '../fixtures/import-page.ts'
import { signOutButton } from '../fixtures/shell.ts'
import { staffOf } from '../fixtures/staff.ts'
import { windowsCsv } from '../fixtures/staff-file.ts'
import { expect, test } from '../fixtures/test.ts'

/** The keeper has none of these either. */
const EMPTY_ANYWAY = /\/(?:memos|incident\b|incidents|incident-statistics|microtraumas?|import)\b/
const RECORDS = DESK_PAGES.filter(
  ([address]) => /^\/(?:employees|notifications)\b/.test(address) && !EMPTY_ANYWAY.test(address),
)
const AT_ONCE = 8
const TURNER = /Мухамедзянов-Заволжский/

function inParts(pages: readonly Shown[]): (readonly Shown[])[] {
  const count = Math.ceil(pages.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => pages.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

/** The browser says of a record or an address that is not there that its call failed. */
const OF_NO_RECORD = /\/(?:(?:incident|microtrauma)\/\d+|nowhere): .*404/

/** Each is shown under its own name; nothing is wrong with it for anybody's eyes, nor for the browser. */
async function expectPagesAccessible(
  page: Page,
  pages: readonly Shown[],
  open: typeof expectShown = expectShownNext,
): Promise<void> {
  const complaints = complaintsOf(page)
  for (const shown of pages) {
    await open(page, shown)
    await untilAllThere(page)
    await expectPageAccessible(page, shown[0])
  }
  expect(complaints.filter((complaint) => !OF_NO_RECORD.test(complaint))).toEqual([])
}

for (const pages of inParts(PUBLIC_PAGES)) {
  test(`открытые страницы доступны, браузер не жалуется: ${pages[0]?.[0]} и далее`, async ({ page }) => {
    test.slow()
    await expectPagesAccessible(page, pages, expectShown)
  })
}

for (const pages of inParts(DESK_PAGES)) {
  test(`страницы вошедшего доступны, браузер не жалуется: ${pages[0]?.[0]} и далее`, async ({
    keeper: { page },
  }) => {
    test.slow()
    await expectPagesAccessible(page, pages)
  })
}

test('вкладки работника с записями доступны', async ({ keeper: { page, turner } }) => {
  test.slow()
  const pages = employeeAddresses(turner.id).map((address): Shown => [address, address, TURNER])
  await expectPagesAccessible(page, pages)
})

test('страницы учёта, пока ничего не записано, доступны', async ({ owner: { page } }) => {
  test.slow()
  await expectPagesAccessible(page, RECORDS)
})

test('страницы без компании доступны', async ({ newcomer: { page } }) => {
  const addresses = [
    '/settings/company',
    '/company/list/main',
    '/employees/main',
    '/employees/new',
    '/employees/import',
    '/employees/ppe',
    '/notifications',
  ]
  await expectPagesAccessible(
    page,
    addresses.map((address) => [address, address, /\S/]),
  )
})

test('вход и регистрация с ошибками доступны', async ({ page }) => {
  await page.goto('/Login')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expectAccessible(page, 'пустой e-mail')
  await page.getByLabel('E-mail').fill('a@e2e.example')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Введите пароль')).toBeVisible()
  await expectAccessible(page, 'пустой пароль')
  await page.goto('/Register')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'пустая регистрация')
  await page.goto('/password/reset?token=abc')
  await expect(page.getByRole('heading', { name: 'Новый пароль' })).toBeVisible()
  await expectAccessible(page, 'новый пароль')
})

test('карточка компании доступна в правке, с ошибками, со списком и с окном просьбы', async ({
  owner: { page },
}) => {
  test.slow()
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await expect(card.field('ИНН')).toBeVisible()
  await expectAccessible(page, 'правка')
  await card.field('Краткое наименование').fill('')
  await card.button('Сохранить').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'ошибка')
  await page.getByRole('combobox', { name: 'Виды деятельности' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'список')
  await page.getByRole('option', { name: 'Нет моей фактической деятельности' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'просьба')
})

test('окна документов доступны', async ({ owner: { page, user, company }, request }) => {
  test.slow()
  await staffOf(request, user, company)
  const documents = documentsPage(page)
  await documents.open('/company/list/main?group=orders')
  await expect(documents.heading).toHaveText('Приказы на')
  await expectAccessible(page, 'группа')
  await documents.action(ORDER_ON_COMMISSION, 'Заполнить').click()
  const questions = documents.dialog('Что нужно для документа')
  await questions.getByRole('combobox').first().click()
  await questions.getByRole('option').first().click()
  await questions.getByRole('combobox').last().click()
  await expect(questions.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'вопросы')
  await page.keyboard.press('Escape')
  await questions.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('button', { name: 'Закрыть без сохранения' }).click()

  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  await expect(page.getByRole('document')).toBeVisible()
  await expectAccessible(page, 'просмотр')
  await page.keyboard.press('Escape')

  await documents.action(ORDER_ON_RESPONSIBLE, 'Зарегистрировать').click()
  await expect(documents.dialog('Регистрация документа')).toBeVisible()
  await expectAccessible(page, 'регистрация')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Скачать группу' }).click()
  await expect(documents.dialog('Скачать группу')).toBeVisible()
  await expectAccessible(page, 'архив')
})

test('список работников доступен с отбором, поиском, правкой отдела и уволенными', async ({
  keeper: { page },
}) => {
  test.slow()
  const list = employeesList(page)
  await list.open('?lack=ppe&dismissed=true')
  await expect(list.people).toHaveCount(1)
  await expectAccessible(page, 'отбор')
  await list.find('никто')
  await expect(list.button('Показать всех')).toBeVisible()
  await expectAccessible(page, 'никого')
  await list.button('Показать всех').click()
  await list.department('Механический цех № 1').getByRole('button', { name: 'Изменить отдел' }).click()
  await list.departmentName.fill('')
  await list.button('Сохранить').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'отдел без названия')
})

test('работник доступен в правке, с ошибками, с окном увольнения и уволенный', async ({
  keeper: { page, turner, dismissed },
}) => {
  test.slow()
  const employee = employeePage(page)
  await employee.open(turner.id)
  await employee.button('Уволить').click()
  await expect(employee.dialog).toBeVisible()
  await expectAccessible(page, 'увольнение')
  await page.keyboard.press('Escape')
  await employee.button('Редактировать').click()
  await employee.fill({ Фамилия: '', 'Дата рождения': '01.01.1900' })
  await employee.button('Сохранить').click()
  await expect(employee.problem).toBeVisible()
  await expectAccessible(page, 'ошибки')
  await page.goto(`/employees/:${turner.id}/position`)
  await employee.button('Редактировать').click()
  await employee.field('Должность по справочнику').fill('сварщ')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'выбор должности')
  await employee.open(dismissed.id)
  await expect(employee.button('Восстановить')).toBeVisible()
  await expectAccessible(page, 'уволенный')
  await employee.openNew()
  await employee.button('Сохранить').click()
  await expect(employee.problem).toBeVisible()
  await expectAccessible(page, 'новый без сведений')
})

test('загрузка работников доступна с ошибками, с должностями и с планом', async ({ keeper: { page } }) => {
  test.slow()
  const load = importPage(page)
  await load.open()
  await load.choose(
    'Список.csv',
    windowsCsv([
      ['Сотрудник', 'Подразделение', 'Должность', 'Дата рождения', 'Дата приема', 'Примечание'],
      ['Ёлкин Пётр Ильич', 'Склад', 'Оператор пульта', '31.02.1990', '01.03.2021', 'совместитель'],
      ['Мухамедзянов-Заволжский Константин Владиславович', 'Склад', 'Токарь', '12.04.1985', '03.02.2020', ''],
    ]),
  )
  await expect(load.count('С ошибками')).toHaveText('1 С ошибками')
  await expectAccessible(page, 'ошибки')
  await load.count('Все строки').click()
  await page.getByLabel('Уволить тех, кого нет в файле').check()
  await load.column('Примечание').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'столбец')
})

test('вопрос о выходе и экран ошибки доступны', async ({ newcomer: { page } }) => {
  await page.goto('/notifications')
  await signOutButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'выход')
  await page.route('**/api/companies', (route) =>
    route.fulfill({ status: 500, json: { description: 'сбой' } }),
  )
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Произошла ошибка 500' })).toBeVisible()
  await expectAccessible(page, 'ошибка')
})

test('шапка и полоса списка не шире окна, в том числе там, где меню ещё со словами', async ({
  owner: { page },
}) => {
  await page.goto('/company/list/things')
  await untilAllThere(page)
  for (const width of [360, 640, 775, 800, 991, 1083, 1100, 1140, 1199, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `оборудование, ${width}`)
  }
})
