import { bytesOf, documentsPage, downloadedBy } from '../fixtures/documents-page.ts'
import { incidentOf, VICTIM, workshopOf } from '../fixtures/incidents.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const ACT = 'Акт о несчастном случае на производстве Н-1 (форма № 2)'
const MAKE = 'Оформить по происшествию'

test('без происшествий бумага расследования — пустой бланк, и сказано, где о происшествии сообщить', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  await documents.open()
  await documents.tab('Несчастные случаи').click()
  await documents.action(ACT, MAKE).click()
  const dialog = documents.dialog(MAKE)
  await expect(dialog.getByText('Происшествий в организации нет')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Зарегистрировать' })).toHaveCount(0)
  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать бланк' }).click())
  expect(paperText(await bytesOf(file))).toContain('5.1. Фамилия, имя, отчество')
  await dialog.getByRole('link', { name: '«Происшествия»' }).click()
  await expect(page).toHaveURL('/notifications/incidents')
})

test('бумага расследования составляется и регистрируется по происшествию', async ({
  owner: { page, user, company },
  request,
}) => {
  const { victim } = await workshopOf(request, user, company)
  const { number, year } = await incidentOf(request, user, company, victim)
  const documents = documentsPage(page)
  await documents.open()
  await documents.tab('Несчастные случаи').click()
  await documents.action(ACT, MAKE).click()
  const dialog = documents.dialog(MAKE)
  await expect(dialog.getByRole('combobox', { name: 'Происшествие' })).toHaveValue(new RegExp(VICTIM))
  const file = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: 'Скачать', exact: true }).click(),
  )
  const text = paperText(await bytesOf(file))
  expect(text).toContain(`АКТ № ${number}/${year}`)
  expect(text).toContain(VICTIM)
  await dialog.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(page.getByRole('dialog').getByText(`${number}/${year}`).first()).toBeVisible()
})
