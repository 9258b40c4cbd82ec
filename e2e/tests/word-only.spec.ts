import { companyOf, post, registeredUser, signIn } from '../fixtures/company-world.ts'
import {
  bytesOf,
  documentsPage,
  downloadedBy,
  ORDER_ON_COMMISSION,
  ORDER_ON_RESPONSIBLE,
} from '../fixtures/documents-page.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { ownInUse } from '../fixtures/own-template.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

const COMMISSION = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'
const GROUP = '/company/list/main?group=orders'

let servers: OwnServers
test.beforeAll(async () => {
  servers = await startOwnServers(1, '2027-03-01T06:00:00.000Z', { PATH: '', SOFFICE_PATH: '/no/soffice' })
})
test.afterAll(() => servers?.stop())

test('на машине без LibreOffice бумаги библиотеки — в PDF, по своему шаблону — только Word', async ({
  page,
}) => {
  const [url = '', [request] = [undefined]] = [servers.urls[0], [servers.requests[0]]]
  if (request === undefined) throw new Error('the server of the test is not there')
  const user = await registeredUser(request, 'owner@word-only.example')
  const company = await companyOf(request, user)
  await ownInUse(request, { user, company }, { name: ORDER_ON_COMMISSION, behind: 0 })
  await signIn(page, user)
  const documents = documentsPage(page)
  await documents.open(`${url}${GROUP}`)

  const file = await downloadedBy(page, () => documents.action(ORDER_ON_RESPONSIBLE, 'PDF').click())
  expect(Buffer.from(await bytesOf(file)).toString('latin1', 0, 5)).toBe('%PDF-')

  await expect(documents.row(ORDER_ON_COMMISSION)).toContainText('свой шаблон, только Word')
  await expect(documents.action(ORDER_ON_COMMISSION, 'Скачать')).toBeVisible()
  await expect(documents.action(ORDER_ON_COMMISSION, 'PDF')).toHaveCount(0)

  await documents.action(ORDER_ON_COMMISSION, 'Просмотр').click()
  const preview = documents.dialog(ORDER_ON_COMMISSION)
  await expect(preview).toContainText('по вашему шаблону — только в формате Word')
  await expect(preview.getByRole('button', { name: 'PDF' })).toHaveCount(0)
  await preview.getByRole('button', { name: 'Закрыть' }).first().click()

  await page.getByRole('button', { name: 'Скачать группу' }).click()
  const dialog = documents.dialog(/^Скачать группу/)
  await dialog.getByRole('radio', { name: 'Один PDF для печати' }).check()
  await expect(dialog).toContainText(/По вашим шаблонам — 1.документ: они только в формате Word/)
  const merged = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Скачать PDF' }).click())
  expect(Buffer.from(await bytesOf(merged)).toString('latin1', 0, 5)).toBe('%PDF-')

  for (const templateId of ['prikaz-o-naznachenii-otvetstvennogo-za-ot', COMMISSION]) {
    const body = { companyId: company.id, templateId, date: '2027-03-01' }
    await post(request, 'POST /api/documents', body, user.accessToken)
  }
  await documents.open(`${url}/company/list/main?group=registered`)
  await expect(documents.action(ORDER_ON_COMMISSION, 'Скачать')).toBeVisible()
  for (const button of ['PDF', 'Просмотр'])
    await expect(documents.action(ORDER_ON_COMMISSION, button)).toHaveCount(0)
  const registered = await downloadedBy(page, () => documents.action(ORDER_ON_RESPONSIBLE, 'PDF').click())
  expect(Buffer.from(await bytesOf(registered)).toString('latin1', 0, 5)).toBe('%PDF-')
  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  await expect(documents.dialog(ORDER_ON_RESPONSIBLE).getByRole('document')).toContainText('ПРИКАЗЫВАЮ')
  await expect(page.getByText(/LibreOffice|SOFFICE/)).toHaveCount(0)
})
