import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { saveElsewhere } from '../fixtures/save-elsewhere.ts'
import { expect, test } from '../fixtures/test.ts'

const NAME_REQUIRED = 'Введите название компании'
const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const

test('первый отдел: без названия не добавить, добавленный виден, в нём никого', async ({
  owner: { page },
}) => {
  const list = employeesList(page)
  await page.goto('/employees/new')
  await expect(page.getByRole('textbox', { name: 'Фамилия' }), 'записать некуда').toHaveCount(0)
  await page.getByRole('link', { name: 'Добавьте первый отдел' }).click()
  await expect(page).toHaveURL('/employees/main')
  await expect(page.getByText('У вашей компании нет отделов.', { exact: true })).toBeVisible()
  await expect(list.button('Скачать список')).toHaveCount(0)
  await list.button('Добавить первый отдел').click()
  await list.button('Добавить').click()
  await expect(page.getByText(NAME_REQUIRED, { exact: true })).toBeVisible()
  await list.departmentName.fill('   ')
  await list.departmentName.press('Enter')
  await expect(list.departmentName).toHaveAccessibleDescription(NAME_REQUIRED)
  await list.departmentName.fill('  Цех   сборки ')
  await list.departmentName.press('Enter')

  await expect(page.getByText('Отдел «Цех сборки» добавлен')).toBeVisible()
  await expect(list.departments).toHaveText(['Цех сборки'])
  await expect(page.getByText('В отделе пока никого нет.')).toBeVisible()
  await expect(page.getByText('У вашей компании нет отделов.')).toHaveCount(0)
  await page.reload()
  await expect(list.departments).toHaveText(['Цех сборки'])
})

test('отдел переименовывают карандашом, пустой удаляют', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Склад')
  await employeeOf(request, user, company, IVANOV)
  const list = employeesList(page)
  await list.open()
  const pencil = list.department('Склад').getByRole('button', { name: 'Изменить отдел' })
  await pencil.click()
  await list.departmentName.fill('')
  await list.button('Сохранить').click()
  await expect(list.departmentName).toHaveAccessibleDescription(NAME_REQUIRED)
  await list.departmentName.press('Escape')
  await expect(pencil).toBeFocused()

  const patches: string[] = []
  page.on('request', (sent) => sent.method() === 'PATCH' && patches.push(sent.url()))
  await pencil.click()
  await list.button('Сохранить').click()
  await expect(list.departmentName).toHaveCount(0)
  expect(patches, 'прежнее название не записывается').toEqual([])

  await pencil.click()
  await list.departmentName.fill('Склад № 2')
  await list.departmentName.press('Enter')
  await expect(list.departments).toHaveText(['Склад № 2'])
  await expect(list.department('Склад № 2').getByRole('button', { name: 'Удалить отдел' })).toHaveCount(0)

  await list.button('Добавить отдел').click()
  await list.departmentName.fill('склад № 2')
  await list.departmentName.press('Enter')
  await expect(list.departmentName).toHaveAccessibleDescription(/уже есть/)
  await list.departmentName.fill('Архив')
  await list.departmentName.press('Enter')
  await expect(list.departments).toHaveText(['Архив', 'Склад № 2'])
  await list.department('Архив').getByRole('button', { name: 'Удалить отдел' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(list.departments).toHaveText(['Склад № 2'])
})

test('две вкладки переименовывают один отдел: вторая видит, кто и как назвал, и решает', async ({
  owner: { page, user, company },
  request,
}) => {
  const { id, version } = await departmentOf(request, user, company, 'Склад')
  const list = employeesList(page)
  await list.open()
  await list.department('Склад').getByRole('button', { name: 'Изменить отдел' }).click()
  await expect(list.departmentName).toBeVisible()
  await saveElsewhere(
    request,
    user,
    { address: `/api/employee-groups/${id}`, version },
    { name: 'Склад сырья' },
  )

  await list.departmentName.fill('Склад тары')
  await list.departmentName.press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict).toContainText(user.email)
  await expect(conflict.getByRole('row', { name: 'Название отдела' })).toContainText('Склад сырья')
  await conflict.getByRole('button', { name: 'Сохранить моё' }).click()
  await expect(list.departments).toHaveText(['Склад тары'])
})
