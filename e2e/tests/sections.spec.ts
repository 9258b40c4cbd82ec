import { departmentOf, type Employee, employeeOf, positionOf } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
const DRIVER = 'Иванов Пётр Сергеевич'
const OTHER = 'Черных Любовь Ильинична'
const INTRODUCTORY = 'Вводный инструктаж'
const REPEAT = 'Повторный инструктаж на рабочем месте'
const TAKE_ALL = 'Принять всё, что не зависит от условий'

test('водитель принят: требуемое нормами принято и видно в разделах, отметка ставится и отменяется', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Гараж')
  const employee = employeePage(page)
  await employee.openNew()
  await employee.choose('Отдел', 'гараж')
  await employee.choose('Должность по справочнику', 'водитель автобуса')
  await employee.fill({
    Фамилия: 'Иванов',
    Имя: 'Пётр',
    Отчество: 'Сергеевич',
    'Дата рождения': '12.04.1985',
    'Дата приёма': '03.02.2020',
  })
  await employee.button('Сохранить').click()
  await expect(employee.heading).toHaveText(DRIVER)

  await expect(page.getByText(/^Нормы требуют ещё/)).toBeVisible()
  await employee.button('Посмотреть').click()
  const norms = page.getByRole('dialog', { name: 'Что требуют нормы' })
  const proposal = norms.getByRole('listitem').filter({
    has: page.getByText(INTRODUCTORY, { exact: true }),
  })
  await expect(proposal, 'акт и пункт').toContainText(/2464.*п(ункт|\.)/)
  await norms.getByRole('button', { name: TAKE_ALL }).click()
  await expect(norms.getByRole('status')).toHaveText(/^Принято\s\d+\sобязанност/)
  await norms.getByRole('button', { name: 'Закрыть' }).first().click()
  await expect(norms).toBeHidden()
  await expect(page.getByText(/^Нормы требуют ещё/)).toHaveCount(0)

  const section = sectionPage(page)
  await page.goto('/employees/briefings')
  const row = section.row(DRIVER, INTRODUCTORY)
  await expect(row, 'срок прошёл до того, как об этом узнали').toContainText('не внесено')
  await expect(row).toContainText('Водитель автобуса')
  await expect(section.row(DRIVER, REPEAT)).toBeVisible()

  await row.getByRole('button', { name: /^Отметить проведение: / }).click()
  const done = page.getByRole('dialog', { name: 'Отметить проведение' })
  await expect(done.getByLabel('Дата проведения', { exact: true })).toHaveValue(today().shown)
  await done.getByRole('button', { name: 'Отметить проведение' }).click()
  await expect(done).toBeHidden()
  await expect(row).toContainText('без срока')

  await row.getByRole('button', { name: today().shown }).click()
  const history = page.getByRole('dialog', { name: 'История' })
  await history.getByRole('button', { name: 'Отменить отметку' }).click()
  const question = page.getByRole('dialog', { name: `Отменить отметку от ${today().shown}?` })
  await question.getByRole('button', { name: 'Отменить отметку' }).click()
  await expect(question).toBeHidden()
  await expect(history.getByRole('listitem'), 'отметка остаётся в истории').toContainText('отменено')
  await history.getByRole('button', { name: 'Закрыть' }).click()
  await expect(row).toContainText('не внесено')
})

test('«Почему эта дата?» называет акт и пункт, окно возвращает фокус', async ({
  owner: { page, user, company },
  request,
}) => {
  const positionId = await positionOf(request, user, 'Водитель автобуса')
  const driver = await employeeOf(request, user, company, { ...IVANOV, positionId })
  const employee = employeePage(page)
  await employee.open(driver.id, 'briefings')
  await employee.button('Посмотреть').click()
  await employee.dialog.getByRole('button', { name: TAKE_ALL }).click()
  await expect(employee.dialog.getByRole('status')).toHaveText(/^Принято/)

  await page.goto('/employees/briefings')
  const why = page.getByRole('button', { name: `Почему эта дата? ${DRIVER}, ${REPEAT}`, exact: true })
  await why.focus()
  await page.keyboard.press('Enter')
  const basis = page.getByRole('dialog', { name: 'Почему эта дата?' })
  await expect(basis).toContainText(REPEAT)
  await expect(basis.getByRole('definition').nth(0), 'акт').toContainText('2464')
  await expect(basis.getByRole('definition').nth(1), 'пункт').toContainText(/\d/)
  await page.keyboard.press('Escape')
  await expect(basis).toBeHidden()
  await expect(why).toBeFocused()
})

test('отметка сразу у всех выбранных: в списке работников вместо нехватки порядок', async ({
  owner: { page, user, company },
  request,
}) => {
  const driver = await employeeOf(request, user, company, IVANOV)
  await eventOf(request, user, driver, { section: 'briefing' })
  await eventOf(request, user, driver, { section: 'briefing', kind: 'introductory', periodicity: 'разово' })
  const list = employeesList(page)
  await list.open()
  await expect(list.filter('Инструктажи')).toContainText('нехватка: 1')
  await expect(list.person(DRIVER)).toContainText('не проведено')

  const section = sectionPage(page)
  await page.goto('/employees/briefings')
  await section.button('Отметить проведение').click()
  await expect(section.selected.getByRole('alert')).toHaveText('Выберите необходимые строки')
  await section.selectAll.check()
  await expect(section.selected.getByRole('status')).toHaveText('Выбрано 2')
  await section.button('Отметить проведение').click()
  const done = page.getByRole('dialog', { name: 'Отметить проведение' })
  await expect(done).toContainText(
    'Иванов Пётр Сергеевич — повторный инструктаж на рабочем месте, вводный инструктаж',
  )
  await done.getByRole('button', { name: 'Отметить проведение' }).click()
  await expect(done).toBeHidden()
  await expect(section.selected.getByRole('status')).toHaveText('Выбрано 0')
  await expect(section.row(DRIVER, REPEAT)).toContainText('в порядке')

  await page
    .getByRole('navigation', { name: 'Разделы учёта' })
    .getByRole('link', { name: 'Работники' })
    .click()
  await expect(list.person(DRIVER)).toContainText('в порядке')
  await expect(list.filter('Инструктажи')).not.toContainText('нехватка')
  await page.goto('/notifications/briefings')
  await expect(page.getByText('Нет инструктажей, соответствующих выбранным фильтрам.')).toBeVisible()
})

test.describe('двое в разных отделах', () => {
  let driver: Employee
  test.beforeEach(async ({ owner: { user, company }, request }) => {
    const garage = await departmentOf(request, user, company, 'Гараж')
    const boiler = await departmentOf(request, user, company, 'Котельная')
    const positionId = await positionOf(request, user, 'Водитель автобуса')
    driver = await employeeOf(request, user, company, { ...IVANOV, employeeGroupId: garage.id, positionId })
    const other = await employeeOf(request, user, company, { ...CHERNYKH, employeeGroupId: boiler.id })
    await eventOf(request, user, driver, { section: 'briefing', date: today().iso })
    await eventOf(request, user, driver, {
      section: 'briefing',
      kind: 'introductory',
      periodicity: 'разово',
    })
    await eventOf(request, user, other, { section: 'briefing', date: '2019-03-04' })
  })

  test('заголовки упорядочивают строки, порядок остаётся в адресе', async ({ owner: { page } }) => {
    const section = sectionPage(page)
    await page.goto('/employees/briefings')
    await expect(section.head('Срок')).toHaveAttribute('aria-sort', 'ascending')
    await expect(section.people).toHaveText([OTHER, DRIVER, DRIVER])
    for (const [head, order] of [
      ['ФИО', [DRIVER, DRIVER, OTHER]],
      ['Должность', [DRIVER, DRIVER, OTHER]],
      ['Инструктаж', [DRIVER, OTHER, DRIVER]],
      ['Отдел', [DRIVER, DRIVER, OTHER]],
    ] as const) {
      await section.head(head).getByRole('button').click()
      await expect(section.head(head)).toHaveAttribute('aria-sort', 'ascending')
      await expect(section.head('Срок')).toHaveAttribute('aria-sort', 'none')
      await expect(section.people).toHaveText(order)
    }
    await page.reload()
    await expect(section.head('Отдел')).toHaveAttribute('aria-sort', 'ascending')
    await expect(section.people).toHaveText([DRIVER, DRIVER, OTHER])
    await section.head('Срок').getByRole('button').click()
    await expect(section.people).toHaveText([OTHER, DRIVER, DRIVER])
    await expect(page).toHaveURL('/employees/briefings')
  })

  test('отбор по отделу, состоянию и тексту: помнит адрес, пустой отбор снимается', async ({
    owner: { page },
  }) => {
    const section = sectionPage(page)
    await page.goto('/employees/briefings')
    await expect(section.people).toHaveCount(3)
    await section.choose('Отдел', 'Гараж')
    await expect(section.people).toHaveText([DRIVER, DRIVER])
    await expect(section.summary).toHaveText(/^2\sиз\s3/)
    await section.state('не проведено').click()
    await expect(section.row(DRIVER, INTRODUCTORY)).toBeVisible()
    await expect(section.people).toHaveCount(1)
    await expect(page).toHaveURL(/department=\d+/)
    await expect(page).toHaveURL(/state=missing/)
    await page.reload()
    await expect(section.state('не проведено')).toHaveAttribute('aria-pressed', 'true')
    await expect(section.people).toHaveText([DRIVER])

    await section.search.fill('котельная')
    await expect(page.getByText('Нет инструктажей, соответствующих выбранным фильтрам.')).toBeVisible()
    await expect(page).toHaveURL(/q=/)
    await section.button('Показать все').click()
    await expect(section.people).toHaveCount(3)
    await expect(page).toHaveURL('/employees/briefings')

    await section.search.fill('черных')
    await expect(section.people).toHaveText([OTHER])
    await expect(page).toHaveURL(/q=/)
    await page.reload()
    await expect(section.search).toHaveValue('черных')
    await expect(section.people).toHaveText([OTHER])
  })

  test('сводка: числа по разделам и клетки отделов открывают отобранные строки', async ({
    owner: { page, user },
    request,
  }) => {
    await eventOf(request, user, driver, { section: 'training', firstDeadline: today().iso })
    const section = sectionPage(page)
    const line = (table: string, name: string) =>
      page
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: table, exact: true }) })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
    const cell = (name: string, index: number) =>
      line('Просрочено', name).getByRole('cell').nth(index).getByRole('link')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/notifications/summary')
    const briefings = line('Просрочено', 'Инструктажи')
    await briefings.getByRole('rowheader').scrollIntoViewIfNeeded()
    await expect(briefings.getByRole('cell')).toHaveCount(4)
    await expect(briefings.getByRole('cell').last()).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(cell('Инструктажи', 0)).toHaveText('1')
    await cell('Инструктажи', 0).click()
    await expect(page).toHaveURL('/notifications/briefings?state=overdue')
    await expect(section.people).toHaveText([OTHER])

    await page.goBack()
    await cell('Инструктажи', 2).click()
    await expect(section.people).toHaveText([DRIVER])
    await expect(section.row(DRIVER, INTRODUCTORY)).toBeVisible()

    await page.goBack()
    await cell('Обучение', 1).click()
    await expect(section.heading).toHaveText('Обучение')
    await expect(section.people).toHaveText([DRIVER])

    await page.goBack()
    await line('Отдел', 'Котельная')
      .getByRole('link', { name: /просрочено/ })
      .click()
    await expect(section.people).toHaveText([OTHER])
    await expect(page).toHaveURL(/department=\d+.*state=overdue/)
  })
})
