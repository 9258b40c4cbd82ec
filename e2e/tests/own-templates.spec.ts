import { companyOf, freshEmail, letRead, registeredUser, signIn } from '../fixtures/company-world.ts'
import { bytesOf, documentsPage, downloadedBy, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { behindOf, ownTemplateDialog, withFirstLine } from '../fixtures/own-template.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'
import { gate } from '../fixtures/traffic.ts'

const GROUP = '/company/list/main?group=orders'

test('скачать, изменить, загрузить, посмотреть, подтвердить и вернуть стандартный', async ({
  owner: { page },
}) => {
  const documents = documentsPage(page)
  const own = ownTemplateDialog(page)
  await documents.open(GROUP)
  await documents.action(ORDER_ON_RESPONSIBLE, 'Свой шаблон').click()
  await expect(own.dialog).toContainText('Документы делаются по стандартному шаблону')

  const source = await downloadedBy(page, () => own.button('Скачать стандартный шаблон').click())
  expect(source.suggestedFilename()).toBe(`Шаблон ${ORDER_ON_RESPONSIBLE}.docx`)
  const template = await bytesOf(source)
  expect(paperText(template)).toContain('{организация.полное_наименование}')

  await own.choose('С опечаткой.docx', withFirstLine(template, 'Бланк {организация.иннн} {нет_такой}'))
  const problems = own.dialog.getByRole('alert')
  await expect(problems).toContainText('2 ошибки')
  await expect(problems).toContainText('Метка «{организация.иннн}» неизвестна')
  await expect(problems).toContainText('имелось в виду «организация.инн»')

  await own.choose('Наш приказ.docx', withFirstLine(template, 'НАШ БЛАНК, ИНН {организация.инн}'))
  await expect(own.dialog).toContainText('Файл «Наш приказ.docx» загружен')
  await expect(own.paper).toContainText('НАШ БЛАНК, ИНН 7707083893')
  await own.button('Чем отличается от стандартного').click()
  await expect(own.dialog.locator('ins')).toHaveText('НАШ БЛАНК, ИНН {организация.инн}')
  await own.button('Файл шаблона').click()
  await own.button('Сделать основным').click()
  await expect(own.dialog.getByRole('status')).toContainText('новые документы делаются по вашему шаблону')
  await own.dialog.getByRole('button', { name: 'Закрыть' }).click()

  await expect(documents.row(ORDER_ON_RESPONSIBLE)).toContainText('свой шаблон')
  const made = await downloadedBy(page, () => documents.action(ORDER_ON_RESPONSIBLE, 'Скачать').click())
  expect(paperText(await bytesOf(made))).toContain('НАШ БЛАНК, ИНН 7707083893')

  await documents.row(ORDER_ON_RESPONSIBLE).getByRole('button', { name: 'свой шаблон' }).last().click()
  await expect(own.dialog).toContainText('по вашему шаблону, редакция 1')
  await own.button('Вернуть стандартный').click()
  await page
    .getByRole('dialog', { name: 'Вернуть стандартный шаблон?' })
    .getByText('Вернуть', { exact: true })
    .click()
  await expect(own.dialog.getByRole('status')).toContainText('по стандартному шаблону')
  await own.dialog.getByText('Прежние редакции своего шаблона: 1').click()
  const earlier = await downloadedBy(page, () => own.button('Скачать редакцию 1').click())
  expect(paperText(await bytesOf(earlier))).toContain('НАШ БЛАНК, ИНН {организация.инн}')
})

testInNewWindow(
  'список меток: смысл, сегодняшнее значение, поиск и копирование',
  async ({ owner: { page }, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    const own = ownTemplateDialog(page)
    await documentsPage(page).open(GROUP)
    await documentsPage(page).action(ORDER_ON_RESPONSIBLE, 'Свой шаблон').click()
    await own.button('Метки').click()
    await expect(own.field('{организация.инн}')).toContainText('7707083893')
    await own.dialog.getByRole('searchbox', { name: 'Найти метку' }).fill('дательный фамилия руководитель')
    const director = own.field('{директор.фио.дательный}')
    await expect(director).toContainText('Петровой Любови Ильиничне')
    await director.getByRole('button', { name: 'Скопировать {директор.фио.дательный}' }).click()
    await expect(director).toContainText('скопировано')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{директор.фио.дательный}')
    await page.clock.runFor(3000)
    await expect(director).not.toContainText('скопировано')
    await own.dialog.getByRole('searchbox').fill('такой метки нет')
    await expect(own.dialog.getByRole('status')).toHaveText('Такой метки нет')
  },
)

test('стандартный шаблон обновился: свой отстаёт, и видно, что изменилось', async ({
  owner: { page, user, company },
  request,
}) => {
  await behindOf(request, { user, company }, ORDER_ON_RESPONSIBLE)
  const own = ownTemplateDialog(page)
  await documentsPage(page).open(GROUP)
  const mark = documentsPage(page).row(ORDER_ON_RESPONSIBLE).getByText('стандартный обновился')
  await expect(mark).toBeVisible()
  const notice = page.getByRole('note').filter({ hasText: 'Стандартные шаблоны обновились' })
  await notice.getByRole('button', { name: ORDER_ON_RESPONSIBLE }).click()
  await expect(own.dialog.getByRole('note')).toContainText('Стандартный шаблон обновился')
  await expect(own.dialog.getByRole('checkbox')).toBeChecked()
  await own.button('Что изменилось').click()
  await expect(own.dialog.locator('ins, del').first()).toBeVisible()
  await own.button('Файл шаблона').click()
  const source = await downloadedBy(page, () => own.button('Скачать стандартный шаблон').click())
  // Confirmed sooner than the list of templates has come anew after the upload.
  const { held, release } = gate()
  await page.route('**/api/templates?*', async (route) => {
    await held
    await route.continue()
  })
  await own.choose('Новый.docx', withFirstLine(await bytesOf(source), 'По новой редакции'))
  const confirmed = page.waitForResponse('**/personal/confirm')
  await own.button('Сделать основным').click()
  await confirmed
  release()
  await expect(own.dialog.getByRole('status')).toContainText('Готово')
  await expect(own.dialog).not.toContainText('Стандартный шаблон обновился')
  await own.dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(mark).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test('файл, который шаблоном не станет, назван сразу', async ({ owner: { page } }) => {
  const own = ownTemplateDialog(page)
  await documentsPage(page).open(GROUP)
  await documentsPage(page).action(ORDER_ON_RESPONSIBLE, 'Свой шаблон').click()
  for (const [name, content, problem] of [
    ['Приказ.doc', 'старый', 'в формате .docx'],
    ['Приказ.docm', 'с макросами', 'макросы'],
    ['Приказ.docx', 'просто текст', 'Это не документ Word'],
  ] as const) {
    await own.choose(name, Buffer.from(content))
    await expect(own.dialog.getByRole('alert')).toContainText(problem)
  }
})

test('наблюдатель скачивает шаблон и читает метки, но не загружает', async ({ page, registered, request }, {
  workerIndex,
}) => {
  const company = await companyOf(request, registered)
  const reader = await registeredUser(request, freshEmail(workerIndex))
  await letRead(request, { user: registered, company }, reader)
  await signIn(page, reader)
  const own = ownTemplateDialog(page)
  await documentsPage(page).open(GROUP)
  await documentsPage(page).action(ORDER_ON_RESPONSIBLE, 'Свой шаблон').click()
  await expect(own.button('Скачать стандартный шаблон')).toBeVisible()
  await expect(own.button('Выбрать файл')).toHaveCount(0)
  await own.button('Метки').click()
  await expect(own.field('{организация.инн}')).toBeVisible()
})
