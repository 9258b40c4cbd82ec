import { companyOf, registeredUser, signIn } from '../fixtures/company-world.ts'
import {
  bytesOf,
  documentsPage,
  downloadedBy,
  ORDER_ON_COMMISSION,
  ORDER_ON_RESPONSIBLE,
} from '../fixtures/documents-page.ts'
import { type OwnServers, startOwnServers } from '../fixtures/own-server.ts'
import { ownInUse } from '../fixtures/own-template.ts'
import { expect, test } from '../fixtures/test.ts'

const GROUP = '/company/list/main?group=orders'

let servers: OwnServers
test.beforeAll(async () => {
  servers = await startOwnServers(1, '2027-03-01T06:00:00.000Z', { SOFFICE_PATH: '/no/soffice' })
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
  await expect(page.getByText(/LibreOffice|SOFFICE/)).toHaveCount(0)
})
