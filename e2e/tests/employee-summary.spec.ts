import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { paperText } from '../fixtures/papers.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'

const DRIVER = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const NAME = 'Иванов Пётр Сергеевич'

test('работник открывается сводкой: отметки вкладок, сроки, личная карточка одной бумагой', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Гараж')
  const driver = await employeeOf(request, user, company, DRIVER)
  const done = { section: 'briefing', instructor: 'Петрова Л.И.' } as const
  await eventOf(request, user, driver, {
    ...done,
    kind: 'repeat',
    periodicity: '6 месяцев',
    date: '2024-01-10',
  })
  await eventOf(request, user, driver, {
    ...done,
    kind: 'introductory',
    periodicity: 'разово',
    date: today().iso,
  })

  await employeesList(page).open()
  await page.getByRole('link', { name: NAME }).click()
  await expect(page).toHaveURL(`/employees/:${driver.id}/summary`)
  const employee = employeePage(page)
  await expect(employee.tab('Инструктажи')).toHaveAccessibleName('Инструктажи 1 просрочено')
  const briefings = page.getByRole('row').filter({ hasText: 'Инструктажи' })
  await expect(briefings).toContainText('1 просрочено, 1 без срока')
  await expect(page.getByRole('region', { name: 'Ближайшие сроки' })).toContainText('10.07.2024')

  await employee.button('Личная карточка').click()
  const dialog = page.getByRole('dialog', { name: 'Печать из записей' })
  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать Word' }).click())
  const text = paperText(await bytesOf(file))
  for (const part of [NAME, 'Петрова Л.И.', '10.07.2024, просрочено', 'записей нет'])
    expect(text).toContain(part)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()

  await employee.tab('Инструктажи').click()
  await expect(page).toHaveURL(`/employees/:${driver.id}/briefings`)
})

test('столбец картины сроков ведёт к своему месяцу календаря', async ({
  owner: { page, user, company },
  request,
}) => {
  const driver = await employeeOf(request, user, company, DRIVER)
  await eventOf(request, user, driver, {
    section: 'briefing',
    kind: 'repeat',
    periodicity: '6 месяцев',
    date: today().iso,
  })
  await page.goto('/notifications/summary')
  const load = page.getByRole('group', { name: 'Сроки по месяцам' })
  await expect(load.getByRole('link')).toHaveCount(1)
  const [month = ''] = ((await load.getByRole('link').getAttribute('aria-label')) ?? '').split(':')
  await load.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: month })).toBeInViewport()
})

testInNewWindow(
  'в цветах пользователя картины берут их, какая бы тема ни была выбрана',
  async ({ owner: { page, user, company }, request }) => {
    const driver = await employeeOf(request, user, company, DRIVER)
    await eventOf(request, user, driver, {
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
      date: today().iso,
    })
    await page.goto('/settings/account')
    await page.getByRole('radio', { name: 'Светлая' }).check()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto('/notifications/summary')
    const number = page.getByRole('group', { name: 'Сроки по месяцам' }).getByText('1', { exact: true })
    const colourOfText = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color)
    await expect(number.first()).toHaveCSS('fill', colourOfText)
  },
)
