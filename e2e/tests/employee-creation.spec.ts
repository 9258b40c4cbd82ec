import type { Page } from '@playwright/test'
import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { sections } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const DEPARTMENT_MISSING = 'Укажите отдел'
const POSITION_MISSING = 'Укажите должность'

/** What a user types; the position and the department are chosen. */
const TYPED = {
  Фамилия: 'Иванов',
  Имя: 'Пётр',
  Отчество: 'Сергеевич',
  'Дата рождения': '12.04.1985',
  'Дата приёма': '03.02.2020',
}

async function fillIn(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const employee = employeePage(page)
  await employee.choose('Отдел', 'склад')
  await employee.choose('Должность по справочнику', 'кладовщик')
  await employee.fill({ ...TYPED, ...changes })
}

test.beforeEach(async ({ owner: { user, company }, request }) => {
  await departmentOf(request, user, company, 'Склад')
})

test('первый работник: без отдела и должности не записать, имена приводятся в порядок', async ({
  owner: { page },
}) => {
  const employee = employeePage(page)
  await employee.openNew()
  await employee.button('Сохранить').click()
  await expect(page.getByText(DEPARTMENT_MISSING, { exact: true })).toBeVisible()
  await expect(page.getByText(POSITION_MISSING, { exact: true })).toBeVisible()
  await expect(employee.field('Отдел')).toHaveAccessibleDescription(DEPARTMENT_MISSING)
  await expect(employee.field('Должность по справочнику')).toHaveAccessibleDescription(POSITION_MISSING)
  for (const label of ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Дата приёма']) {
    await expect.soft(employee.field(label), label).toHaveAccessibleDescription('Обязательное поле')
    await expect.soft(employee.field(label), label).toHaveAttribute('aria-required', 'true')
  }
  await expect(employee.field('Пол')).toHaveAccessibleDescription('Укажите пол')
  for (const label of ['СНИЛС', 'Личный телефон', 'Личный e-mail']) {
    await expect.soft(employee.field(label), label).toHaveAttribute('aria-invalid', 'false')
  }

  await fillIn(page, { Фамилия: '  салтыков - ЩЕДРИН ', Имя: 'АЛЁНА', Отчество: 'мамед  КЫЗЫ' })
  await expect(employee.field('Фамилия')).toHaveValue('Салтыков-Щедрин')
  await expect(employee.field('Пол')).toHaveValue('Женщина')
  await employee.field('Фамилия').fill('САЛТЫКОВА-щедрина')
  await employee.field('Должность по штатному расписанию').fill('Кладовщик  склада готовой продукции')
  await employee.button('Сохранить').click()
  await expect(page).toHaveURL(/\/employees\/:\d+\/main$/)
  await expect(employee.heading).toHaveText('Салтыкова-Щедрина Алёна Мамед кызы')
  await expect(page.getByText('Склад · Кладовщик склада готовой продукции')).toBeVisible()
  await page.goBack()
  await expect(page, 'заполненная форма не открывается снова').not.toHaveURL('/employees/new')
})

test('«Сохранить и добавить ещё» начинает заново в том же отделе; однофамилец замечен', async ({
  owner: { page },
}) => {
  const employee = employeePage(page)
  await employee.openNew()
  await fillIn(page)
  await employee.button('Сохранить и добавить ещё').click()
  await expect(page.getByText('Можно вводить следующего')).toBeVisible()
  await expect(employee.field('Отдел')).toHaveValue('Склад')
  await expect(employee.field('Фамилия')).toHaveValue('')
  await fillIn(page)
  const warning = page.getByRole('status').filter({ hasText: 'уже записан' })
  await expect(warning.getByRole('link', { name: 'Иванов Пётр Сергеевич' })).toBeVisible()
  await employee.button('Сохранить').click()
  await expect(employee.heading).toHaveText('Иванов Пётр Сергеевич')
})

test('с набранным уйти можно только ответив на вопрос', async ({ owner: { page } }) => {
  const employee = employeePage(page)
  await employee.openNew()
  await employee.field('Фамилия').fill('Иванов')
  const toNews = sections(page).getByRole('link', { name: 'Новости' })
  await toNews.click()
  const question = page.getByRole('dialog', { name: 'Есть несохранённые изменения' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(employee.field('Фамилия')).toHaveValue('Иванов')
  await toNews.click()
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
  await expect(page).toHaveURL('/news')
})

test('сервер недоступен, потом отвечает 500: введённое цело, повтор записывает одного', async ({
  owner: { page },
}) => {
  const employee = employeePage(page)
  await employee.openNew()
  await fillIn(page)
  let answer: 'abort' | 500 | 'lost' = 'abort'
  await page.route('**/api/employees', async (route) => {
    if (answer === 500) return route.fulfill({ status: 500, json: { description: 'Внутренний сбой' } })
    if (answer === 'lost') await route.fetch()
    return route.abort()
  })
  await employee.button('Сохранить').click()
  await expect(employee.problem).toBeVisible()
  answer = 500
  await employee.button('Сохранить').click()
  await expect(employee.problem).toContainText('Внутренний сбой')
  answer = 'lost'
  await employee.button('Сохранить').click()
  await expect(employee.problem).not.toContainText('Внутренний сбой')
  for (const [label, value] of Object.entries(TYPED)) {
    await expect.soft(employee.field(label), label).toHaveValue(value)
  }
  await page.unroute('**/api/employees')
  await employee.button('Сохранить').click()
  await expect(employee.heading).toHaveText('Иванов Пётр Сергеевич')
  await page.goto('/employees/main')
  await expect(page.getByRole('rowheader', { name: 'Иванов Пётр Сергеевич' })).toHaveCount(1)
})

test('работника записывают одной клавиатурой', async ({ owner: { page, user, company }, request }) => {
  await employeeOf(request, user, company, {
    lastName: 'Ежова',
    firstName: 'Алёна',
    fatherName: 'Петровна',
    sex: 'f',
  })
  const employee = employeePage(page)
  await employee.openNew()
  const keys = page.keyboard
  const next = async (label: string) => {
    await keys.press('Tab')
    await expect(employee.field(label), label).toBeFocused()
  }
  await expect(employee.field('Отдел')).toBeFocused()
  await keys.type('скл')
  await expect(page.getByRole('option', { name: 'Склад' })).toBeVisible()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(employee.field('Отдел')).toHaveValue('Склад')
  await next('Должность по справочнику')
  await keys.type('кладовщик')
  await expect(page.getByRole('option', { name: 'Кладовщик' }).first()).toBeVisible()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(employee.field('Должность по справочнику')).toHaveValue('Кладовщик')
  await next('Должность по штатному расписанию')
  await next('Вид занятости')
  await next('Табельный номер')
  await next('Фамилия')
  await keys.type('иванов')
  await next('Имя')
  await keys.type('пётр')
  await next('Отчество')
  await keys.type('сергеевич')
  await keys.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Нет отчества' })).toBeFocused()
  await next('Пол')
  await expect(employee.field('Пол')).toHaveValue('Мужчина')
  await next('Дата рождения')
  await keys.type('12041985')
  await keys.press('Tab')
  await expect(page.getByRole('button', { name: 'Календарь: Дата рождения' })).toBeFocused()
  await next('Дата приёма')
  await keys.type('03022020')
  await keys.press('Enter')
  await expect(employee.heading).toHaveText('Иванов Пётр Сергеевич')
  await expect(employee.read('Дата рождения')).toContainText('12.04.1985')
})
