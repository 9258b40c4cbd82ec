import { expectAccessible } from '../fixtures/audit.ts'
import { post } from '../fixtures/company-world.ts'
import { bytesOf, documentsPage, downloadedBy } from '../fixtures/documents-page.ts'
import { paperText } from '../fixtures/papers.ts'
import {
  AID_ROLE,
  appointAll,
  employeesOf,
  FIRE_ROLE,
  responsiblePage,
} from '../fixtures/responsible-page.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

const ROLES = 14
const FIRE_ROLES = [401, 402]

test('роли по группам, у каждой свободной «Назначить», незанятое названо', async ({ owner: { page } }) => {
  const responsible = responsiblePage(page)
  await responsible.open()
  for (const column of [
    'Функциональная ответственность',
    'ФИО',
    'Требование к обучению',
    'Приказ о назначении',
  ]) {
    await expect(responsible.table.getByRole('columnheader', { name: column })).toBeVisible()
  }
  for (const type of [
    'Охрана труда',
    'Микротравмы',
    'Аптечка',
    'Пожарная безопасность',
    'Электробезопасность',
  ]) {
    await expect(responsible.table.getByRole('rowheader', { name: type })).toBeVisible()
    await expect(responsible.warning).toContainText(`«${type}»`)
  }
  await expect(responsible.table.getByText('Назначить', { exact: true })).toHaveCount(ROLES)
})

test('назначение: поля приказа обязательны, «не требуется» очищает их, готовый приказ называет работника', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const responsible = responsiblePage(page)
  await responsible.open()
  await responsible.button(`Назначить: ${AID_ROLE}`).click()
  const { dialog, employee, date, number, orderless } = responsible

  await expect(employee).toBeFocused()
  await employee.click()
  const list = await dialog.getByRole('listbox').boundingBox()
  expect(list?.height).toBeLessThanOrEqual(150)
  await responsible.choose('Кузнецова')
  await expectAccessible(page, 'назначение ответственного')
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Остались незаполненные поля')

  await number.fill('12-ОТ')
  await orderless.check()
  await expect(number).toHaveValue('')
  await expect(number).toBeDisabled()
  await expect(date).toBeDisabled()
  await orderless.uncheck()
  await date.fill('05.10.2026')
  await number.fill('12-ОТ')
  await dialog.getByRole('button', { name: 'Назначить' }).click()

  await expect(dialog.getByRole('heading')).toHaveText('Ответственный назначен')
  await expect(dialog).toContainText('Не пройдено: первая помощь.')
  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать приказ' }).click())
  expect(file.suggestedFilename()).toBe(
    'Приказ о назначении ответственного за аптечку № 12-ОТ от 05.10.2026.docx',
  )
  const order = paperText(await bytesOf(file))
  expect(order).toContain(
    'Назначить специалиста по охране труда Кузнецову Марию Олеговну с 5 октября 2026 г.',
  )
  expect(order).toContain('Поручить специалисту по охране труда Кузнецовой Марии Олеговне:')

  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  const row = responsible.row(AID_ROLE)
  await expect(row).toContainText('Кузнецова Мария Олеговна')
  await expect(row).toContainText('обучение не пройдено')
  await expect(row).toContainText('Приказ №12-ОТ от 05.10.2026')
  await expect(responsible.warning).not.toContainText('«Аптечка»')
})

test('переназначение отменяет прежний приказ и остаётся в истории; снятие — отдельным приказом', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const staff = await employeesOf(request, { user, company })
  await post(
    request,
    'POST /api/responsibilities',
    {
      companyId: company.id,
      employeeId: staff.get('Иванов'),
      responsibilityRoleDefinitionId: 401,
      orderLink: 'Приказ №1-ПБ от 03.02.2026',
    },
    user.accessToken,
  )
  const responsible = responsiblePage(page)
  const { dialog } = responsible
  await responsible.open()
  await responsible.button(`Переназначить: ${FIRE_ROLE}`).click()
  await expect(responsible.number).toHaveValue('1-ПБ')
  await responsible.choose('Черных')
  await expect(responsible.number).toHaveValue('')
  await responsible.date.fill('06.10.2026')
  await responsible.number.fill('2-ПБ')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать приказ' }).click())
  const order = paperText(await bytesOf(file))
  expect(order).toContain('Черных Любовь Ильиничну')
  expect(order).toContain('приказ от 3 февраля 2026 г. № 1-ПБ с этого дня отменяется')
  expect(order).toContain('Ивановым Петром Сергеевичем')
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()

  await responsible.button(`Переназначить: ${FIRE_ROLE}`).click()
  await dialog.getByRole('button', { name: 'Снять обязанности' }).click()
  await responsible.date.fill('07.10.2026')
  await responsible.number.fill('3-ПБ')
  await dialog.getByRole('button', { name: 'Снять обязанности' }).click()
  const taken = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать приказ' }).click())
  const takingOff = paperText(await bytesOf(taken))
  expect(takingOff).toContain('от обязанностей ответственного за пожарную безопасность')
  expect(takingOff).toContain('Признать утратившим силу приказ от 6 октября 2026 г. № 2-ПБ')
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(responsible.button(`Назначить: ${FIRE_ROLE}`)).toBeVisible()

  await responsible.button('История назначений').click()
  const history = page.getByRole('dialog', { name: 'История назначений' })
  await expect(history).toContainText('Иванов Пётр Сергеевич03.02.2026 — 06.10.2026')
  await expect(history).toContainText('Переназначение: приказ №2-ПБ от 06.10.2026.')
  await expect(history).toContainText('Снятие: приказ №3-ПБ от 07.10.2026.')
})

test('все назначены — группа документов не предупреждает; уволен один — предупреждает снова', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const staff = await employeesOf(request, { user, company })
  const employeeId = staff.get('Шевченко') ?? 0
  await appointAll(request, { user, company, employeeId }, FIRE_ROLES)
  const documents = documentsPage(page)
  const warning = page.getByRole('note').filter({ hasText: 'не все ответственные лица' })
  await documents.open()
  await documents.tab('Пожарная безопасность').click()
  await expect(documents.heading).toHaveText('Пожарная безопасность на')
  await expect(warning).toHaveCount(0)

  const dismissal = { dismissedOn: '2026-11-20' }
  const path = `/api/employees/${employeeId}/dismiss`
  await post(request, 'POST /api/employees/:id/dismiss', dismissal, user.accessToken, path)
  await page.reload()
  await expect(warning).toContainText('«Пожарная безопасность»')
  await warning.getByRole('link', { name: 'Ответственные лица' }).click()
  const row = responsiblePage(page).row(FIRE_ROLE)
  await expect(row).toContainText('Шевченко Тарас Григорьевич')
  await expect(row).toContainText('увольнение 20.11.2026')
  await expect(row.getByRole('button', { name: `Назначить: ${FIRE_ROLE}` })).toBeVisible()
})
