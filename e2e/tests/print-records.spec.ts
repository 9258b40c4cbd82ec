import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { papersOf, paperText } from '../fixtures/papers.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const DRIVER = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CLERK = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
const SHEET = 'Лист инструктажей работника'
const JOURNAL = 'Журнал вводного инструктажа с записями'

test('лист инструктажей: по записям на каждого — архив, регистрация, подпись выбранного дня', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Гараж')
  for (const person of [DRIVER, CLERK]) {
    const employee = await employeeOf(request, user, company, person)
    await eventOf(request, user, employee, {
      section: 'briefing',
      kind: 'introductory',
      periodicity: 'разово',
      date: today().iso,
      instructor: 'Петрова Л.И.',
    })
  }
  await page.goto('/employees/briefings')
  const section = sectionPage(page)
  await section.button('Печать').click()
  const dialog = page.getByRole('dialog', { name: 'Печать из записей' })
  await dialog.getByLabel('Что напечатать').click()
  await page.getByRole('option', { name: SHEET, exact: true }).click()

  const archive = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать Word' }).click())
  const sheets = papersOf(await bytesOf(archive))
  expect(sheets.map(({ path }) => path).toSorted()).toEqual([
    expect.stringContaining('Иванов Пётр Сергеевич'),
    expect.stringContaining('Черных Любовь Ильинична'),
  ])
  for (const { text } of sheets) expect(text).toContain('Вводный инструктаж')

  await dialog.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(dialog.getByRole('status')).toContainText(/Зарегистрировано: №\s\S+ — №\s\S+ от /)
  await dialog.getByRole('link', { name: 'Показать зарегистрированные' }).click()
  await expect(page.getByRole('button', { name: 'Ждут подписи: 2' })).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'Черных Любовь Ильинична' })
  await expect(row).toContainText('ждёт подписи')
  await row.getByRole('button', { name: 'Подписан', exact: true }).click()
  const signing = page.getByRole('dialog', { name: 'Подписан на бумаге' })
  const day = signing.getByRole('textbox', { name: 'Дата подписи' })
  await expect(day).toHaveValue(today().shown)
  await day.fill('01.01.2020')
  await signing.getByRole('button', { name: 'Отметить подпись' }).click()
  await expect(signing, 'раньше, чем составлен').toContainText('раньше подписать его не могли')
  await day.fill(today().shown)
  await signing.getByRole('button', { name: 'Отметить подпись' }).click()
  await expect(row).toContainText(`подписан ${today().shown}`)
  await expect(page.getByRole('button', { name: 'Ждут подписи: 1' })).toBeVisible()
})

test('журнал вводного инструктажа заполнен записями; без записей об этом сказано', async ({
  owner: { page, user, company },
  request,
}) => {
  const employee = await employeeOf(request, user, company, DRIVER)
  await page.goto('/employees/briefings')
  await sectionPage(page).button('Печать').click()
  const dialog = page.getByRole('dialog', { name: 'Печать из записей' })
  await expect(dialog.getByLabel('Что напечатать')).toHaveValue(JOURNAL)
  await dialog.getByRole('button', { name: 'Скачать Word' }).click()
  await expect(dialog.getByRole('alert')).toContainText('таких инструктажей в записях нет')

  await eventOf(request, user, employee, {
    section: 'briefing',
    kind: 'introductory',
    periodicity: 'разово',
    date: today().iso,
    instructor: 'Петрова Л.И.',
  })
  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать Word' }).click())
  const text = paperText(await bytesOf(file))
  expect(text).toContain('Иванов Пётр Сергеевич')
  expect(text).toContain('Петрова Л.И.')
})

test('телефон повернули: окно, открытое из «⋯», остаётся с тем, что в нём введено', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Гараж')
  await employeeOf(request, user, company, DRIVER)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/employees/training')
  await page.getByRole('button', { name: 'Действия', exact: true }).click()
  await page.getByRole('button', { name: 'Реестр Минтруда и протоколы' }).click()
  const dialog = page.getByRole('dialog', { name: 'Реестр обученных и протоколы' })
  const from = dialog.getByRole('textbox').first()
  await from.fill('03.02.2026')
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(dialog).toBeVisible()
    await expect(from).toHaveValue('03.02.2026')
  }
})
