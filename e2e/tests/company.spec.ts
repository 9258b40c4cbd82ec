import type { Page } from '@playwright/test'
import { companyCard } from '../fixtures/company-card.ts'
import { COMPANY } from '../fixtures/company-world.ts'
import { sections } from '../fixtures/shell.ts'
import { startGuide } from '../fixtures/start-guide.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'
import { gate } from '../fixtures/traffic.ts'

const REQUIRED = [
  'ИНН',
  'Полное наименование',
  'Краткое наименование',
  'Форма собственности',
  'КПП',
  'ОГРН или ОГРНИП',
  'ОКПО',
  'ОКАТО',
  'ОКТМО',
  'ОКВЭД (основной)',
  'ОКОГУ',
  'Юридический адрес',
  'Фактический адрес',
  'Почтовый адрес',
  'Телефон',
  'E-mail',
  'ФИО руководителя',
  'Должность руководителя',
  'Виды деятельности',
]

/** Of several places that tell what has happened the one that says this. */
function status(page: Page, said: string) {
  return page.getByRole('status').filter({ hasText: said })
}

/** In an empty card, once the line of the first step stands over it: when it comes it moves the card, and a press at that moment meets nothing. */
async function begin(page: Page): Promise<void> {
  await expect(startGuide(page).line).toBeVisible()
  await companyCard(page).button('Записать').click()
}

test('без компании: «Записать», заполнение по ИНН, остальное руками, карточка записана', async ({
  newcomer: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await expect(page.getByRole('note').first()).toContainText('в актуальном состоянии')
  await begin(page)

  await card.field('ИНН').fill('7707083893')
  await card.button('Заполнить данные по ИНН').click()
  await expect(card.field('Краткое наименование')).toHaveValue('ПАО Сбербанк')
  await expect(card.field('КПП')).toHaveValue('773601001')
  await expect(card.field('ОГРН или ОГРНИП')).toHaveValue('1027700132195')
  await expect(card.field('ОКПО')).toHaveValue('00032537')
  await expect(card.field('Юридический адрес')).toHaveValue('117312, г. Москва, ул. Вавилова, д. 19')
  await expect(card.field('ФИО руководителя')).toHaveValue('')
  await expect(status(page, 'Осталось заполнить: ')).toBeVisible()

  await card.field('Форма собственности').fill('Частная собственность')
  await card.field('ОКАТО').fill('45293554000')
  await card.field('ОКТМО').fill('45397000')
  await card.field('ОКОГУ').fill('4210014')
  const sameAsLegal = page.getByRole('button', { name: 'Совпадает с юридическим' })
  await sameAsLegal.first().click()
  await sameAsLegal.click()
  await card.field('Телефон').pressSequentially('84951234567')
  await expect(card.field('Телефон')).toHaveValue('+7 (495) 123-45-67')
  await card.field('E-mail').fill('office@sber.example')
  await card.field('ФИО руководителя').fill('Петрова Любовь Ильинична')
  await card.field('Должность руководителя').fill('Генеральный директор')
  await expect(page.getByRole('button', { name: /^Убрать: Финансовые услуги/ })).toBeVisible()
  await expect(page.getByText('Предложено по ОКВЭД 64.19')).toBeVisible()
  await expect(status(page, 'Все обязательные поля заполнены')).toBeVisible()

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/companies'),
  )
  await card.button('Сохранить').click()
  expect((await sent).headers()['idempotency-key']).not.toBe('')
  await expect(status(page, 'Изменения сохранены')).toBeVisible()
  await expect(card.button('Редактировать')).toBeVisible()
  await expect(card.read('ОКПО')).toHaveText('00032537')
  await expect(card.read('Фактический адрес')).toHaveText('117312, г. Москва, ул. Вавилова, д. 19')
  await page.reload()
  await expect(card.read('Краткое наименование')).toHaveText('ПАО Сбербанк')
})

test('ИНН с неверной контрольной цифрой — ошибка, неизвестный — нет: сказано, что дальше, ничего не выдумано', async ({
  newcomer: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await begin(page)
  const inn = card.field('ИНН')
  const lookUp = async (digits: string) => {
    await inn.fill(digits)
    await card.button('Заполнить данные по ИНН').click()
  }
  await lookUp('7707083894')
  await expect(inn).toHaveAccessibleDescription('ИНН — 10 или 12 цифр с верной контрольной цифрой')
  await expect(card.field('Полное наименование')).toHaveValue('')
  await lookUp('7712345671')
  const note = page.getByRole('main').getByRole('status')
  await expect(note).toHaveText('Организация с таким ИНН не найдена. Заполните сведения вручную')
  await expect(inn, 'это не ошибка').toHaveAttribute('aria-invalid', 'false')
  await expect(card.field('Полное наименование')).toHaveValue('')
  await inn.fill('771234567')
  await expect(note).toBeHidden()
})

test('пустая карточка: каждое обязательное поле отмечено, строка ведёт к первому', async ({
  newcomer: { page },
}) => {
  const card = companyCard(page)
  await card.open()
  await begin(page)
  await card.button('Сохранить').click()
  for (const label of REQUIRED) {
    await expect.soft(card.field(label), label).toHaveAttribute('aria-required', 'true')
    await expect.soft(card.field(label), label).toHaveAttribute('aria-invalid', 'true')
  }
  const line = page.getByRole('alert').getByRole('button')
  await expect(line).toContainText('ИНН')
  await page.getByRole('heading', { name: 'Дополнительно' }).scrollIntoViewIfNeeded()
  await line.click()
  await expect(card.field('ИНН')).toBeInViewport()
})

test('предприниматель: КПП не спрашивается, ОГРНИП из 15 цифр', async ({ owner: { page } }) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await card.field('ИНН').fill('500100732259')
  await expect(card.field('КПП')).toHaveCount(0)
  // Enter looks the number up; with Ctrl it saves, as in every field.
  await card.field('ИНН').press('Control+Enter')
  await expect(card.field('ОГРН или ОГРНИП')).toHaveAccessibleDescription(
    'Для ИНН из 12 цифр укажите ОГРНИП (15 цифр)',
  )
  await card.field('ОГРН или ОГРНИП').fill('304500116000157')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await card.button('Сохранить').click()
  expect((await sent).postDataJSON()).toEqual({ inn: '500100732259', ogrn: '304500116000157', kpp: null })
  await expect(card.read('ИНН')).toHaveText('500100732259')
  await expect(card.read('КПП')).toHaveCount(0)
})

test('сохраняются только изменённые поля; пока идёт запись, поиск по ИНН недоступен', async ({
  owner: { page, company },
}) => {
  const card = companyCard(page)
  const { held, release } = gate()
  await page.route('**/api/companies/*', async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Краткое наименование').fill('ООО «СВ»')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await card.button('Сохранить').click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ shortName: 'ООО «СВ»' })
  expect(request.headers()['if-match']).toBe(`"${company.version}"`)
  expect(request.headers()['content-type']).toContain('merge-patch+json')
  await expect(card.button('Заполнить данные по ИНН')).toBeDisabled()
  await expect(card.button('Сохранить')).toBeDisabled()
  release()
  await expect(card.read('Краткое наименование')).toHaveText('ООО «СВ»')
})

test('слова сервера о поле стоят у поля', async ({ owner: { page } }) => {
  const card = companyCard(page)
  const refusal = { description: 'okpo: занят', errors: [{ field: 'okpo', message: 'занят' }] }
  await page.route('**/api/companies/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
  )
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Краткое наименование').fill('ООО «СВ»')
  await card.button('Сохранить').click()
  await expect(card.field('ОКПО')).toHaveAccessibleDescription('занят')
  await expect(page.getByRole('alert')).toContainText('ОКПО: занят')
  await expect(card.button('Отменить изменения')).toBeVisible()
})

test('отмена возвращает записанное и убирает ошибки', async ({ owner: { page } }) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Краткое наименование').fill('')
  await card.button('Сохранить').click()
  await expect(card.field('Краткое наименование')).toHaveAccessibleDescription('Обязательное поле')
  await card.button('Отменить изменения').click()
  await expect(card.read('Краткое наименование')).toHaveText(COMPANY.shortName)
  await card.button('Редактировать').click()
  await expect(card.field('Краткое наименование')).toHaveValue(COMPANY.shortName)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('при прокрутке появляется вторая пара кнопок и работает', async ({ owner: { page } }) => {
  const card = companyCard(page)
  const saveButtons = page.getByRole('button', { name: 'Сохранить' })
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Краткое наименование').fill('ООО «СВ»')
  await expect(saveButtons).toHaveCount(1)
  await page.mouse.wheel(0, 3000)
  await expect(saveButtons).toHaveCount(2)
  await expect(card.floating('Отменить изменения')).toBeInViewport()
  await card.floating('Сохранить').click()
  await expect(card.read('Краткое наименование')).toHaveText('ООО «СВ»')
})

test('с несохранённым уйти можно только ответив на вопрос', async ({ owner: { page } }) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await card.field('Населённый пункт').fill('Тверь')
  const toNews = sections(page).getByRole('link', { name: 'Новости' })
  await toNews.click()
  const question = page.getByRole('dialog', { name: 'Есть несохранённые изменения' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(card.field('Населённый пункт')).toHaveValue('Тверь')
  await toNews.click()
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
  await expect(page).toHaveURL('/news')
})

test('виды деятельности: поиск по части слова, «Совпадений не найдено», выбор и отказ', async ({
  owner: { page, company },
}) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  const activities = page.getByRole('combobox', { name: 'Виды деятельности' })
  await activities.fill('яъя')
  await expect(page.getByText('Совпадений не найдено')).toBeVisible()
  await activities.fill('СТРОИТ')
  const found = page.getByRole('option', { name: /строит/i })
  await expect(found.first()).toBeVisible()
  const name = (await found.first().textContent()) ?? ''
  await found.first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Убрать: ${name}` })).toBeVisible()
  const first = company.activities[0]
  await page.getByRole('button', { name: `Убрать: ${first?.name}` }).click()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await card.button('Сохранить').click()
  expect(Object.keys((await sent).postDataJSON())).toEqual(['activities'])
  await expect(card.read('Виды деятельности')).toHaveText(name)
})

testInNewWindow(
  'нет своей деятельности: просьба уходит, благодарность закрывается сама',
  async ({ owner: { page } }) => {
    const card = companyCard(page)
    await page.clock.install()
    await card.open()
    await card.button('Редактировать').click()
    await page.getByRole('combobox', { name: 'Виды деятельности' }).click()
    await page.getByRole('option', { name: 'Нет моей фактической деятельности' }).click()

    const modal = page.getByRole('dialog', { name: 'Добавить фактическую деятельность' })
    await modal.getByRole('button', { name: 'Отправить' }).click()
    await expect(modal.getByLabel('Наименование деятельности')).toHaveAttribute('aria-invalid', 'true')
    await expect(modal.getByLabel('Дополнительный e-mail')).toHaveAttribute('aria-invalid', 'false')

    await modal.getByLabel('Наименование деятельности').fill('Разведение северных оленей')
    await modal.getByLabel('Телефон').fill('+7 (921) 111-22-33')
    await modal.getByLabel('E-mail', { exact: true }).fill('olen@e2e.example')
    await modal.getByLabel('Контактное лицо').fill('Айвазова Мария')
    const sent = page.waitForRequest('**/api/actual-activity-requests')
    await modal.getByRole('button', { name: 'Отправить' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Разведение северных оленей',
      email: 'olen@e2e.example',
      contactName: 'Айвазова Мария',
    })
    await expect(modal).toContainText(
      'Мы оповестим вас о готовности к работе с вашей фактической деятельностью.',
    )
    await expect(modal).toContainText('Благодарим за участие в развитии сервиса!')
    await page.clock.runFor(4000)
    await expect(modal).toBeVisible()
    await page.clock.runFor(2000)
    await expect(modal).toBeHidden()
  },
)

test('без компании другие страницы зовут заполнить сведения', async ({ newcomer: { page } }) => {
  for (const address of ['/employees', '/company/list/main']) {
    await page.goto(address)
    const link = page.getByRole('main').getByRole('link', { name: 'Добавьте данные компании в настройках' })
    await expect(link, address).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Добавьте данные компании в настройках' }).click()
  await expect(page).toHaveURL('/settings/company')
})
