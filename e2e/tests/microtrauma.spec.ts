import { expectNoSidewaysScroll, expectPageAccessible } from '../fixtures/audit.ts'
import { employeeOf } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { microtraumasPage, tellMicrotrauma } from '../fixtures/microtraumas.ts'
import { paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const

test.beforeEach(async ({ owner: { user, company }, request }) => {
  await employeeOf(request, user, company, IVANOV)
  await employeeOf(request, user, company, CHERNYKH)
})

test('регистрация, рассмотрение, справка с записью и журнал', async ({ owner: { page } }) => {
  const desk = microtraumasPage(page)
  await desk.open()
  await expect(page.getByText('Микротравм не записано.')).toBeVisible()
  await expectPageAccessible(page, 'микротравм нет')
  await desk.add.click()
  await desk.button('Записать').click()
  await expect(desk.dialog, 'пустое названо').toContainText('Обязательное поле')
  await tellMicrotrauma(desk, { victim: 'Иванов', time: '00:01' })
  await expectPageAccessible(page, 'новая микротравма')
  await desk.button('Записать').click()
  await expect(desk.heading).toContainText(`Микротравма № 1/${today().iso.slice(0, 4)}`)
  await expect(desk.heading).toContainText('рассматривается')
  await expect(page.getByText('3 календарных дня с')).toBeVisible()

  await desk.onPage('Рассмотреть').click()
  await desk.field('Рассмотрение завершено').fill(today().shown)
  await desk.button('Сохранить').click()
  await expect(desk.dialog).toContainText('Укажите причины')
  await desk.choose('Кто рассматривает', 'Черных')
  await desk.field('Причины').fill('Острый край стеллажа')
  await desk.choose('Последствия', 'Продолжил работу')
  await desk.onPage('Добавить меру').click()
  await desk.field('Что сделать').fill('Закрыть край накладкой')
  await desk.choose('Ответственный', 'Черных')
  await desk.button('Сохранить').click()
  await expect(desk.heading).toContainText('рассмотрена')
  await expect(page.getByText('Закрыть край накладкой')).toBeVisible()
  await expectPageAccessible(page, 'рассмотренная микротравма')

  const word = await downloadedBy(page, () => desk.onPage('Скачать Word').click())
  const certificate = paperText(await bytesOf(word))
  for (const text of ['Иванов', 'Ссадина левой кисти', 'Острый край стеллажа', 'Закрыть край накладкой'])
    expect(certificate).toContain(text)
  expect(certificate, 'меток не осталось').not.toMatch(/[{}]/)
  await desk.onPage('Зарегистрировать').click()
  await expect(page.getByRole('link', { name: 'Справка о рассмотрении микротравмы' })).toBeVisible()

  await page.getByRole('link', { name: 'к микротравмам' }).click()
  await expect(page.getByRole('table', { name: 'Микротравмы' })).toContainText('рассмотрена')
  await desk.onPage('Журнал').click()
  const journal = await downloadedBy(page, () => desk.button('Скачать Word').click())
  const lines = paperText(await bytesOf(journal))
  for (const text of ['Задел кистью край стеллажа', 'Острый край стеллажа', 'Черных Любовь Ильинична'])
    expect(lines).toContain(text)
})

test('с телефона: записана и переведена в несчастный случай, ссылки в обе стороны', async ({
  owner: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const desk = microtraumasPage(page)
  await desk.open()
  await desk.add.click()
  await tellMicrotrauma(desk, { victim: 'Иванов', time: '00:01' })
  await desk.button('Записать').click()
  await expect(desk.heading).toContainText('рассматривается')
  await expectNoSidewaysScroll(page, 'микротравма на телефоне')
  await desk.onPage('Перевести в несчастный случай').click()
  await desk.button('Начать расследование').click()
  await expect(desk.dialog).toContainText('Выберите тяжесть')
  await desk.dialog.getByText('лёгкая').click()
  await desk.button('Начать расследование').click()
  await expect(page).toHaveURL(/\/notifications\/incident\/\d+$/)
  await page.goto(`${page.url()}?tab=afterwards`)
  await page.getByRole('link', { name: /микротравму № 1/ }).click()
  await expect(desk.heading).toContainText('стала несчастным случаем')
  await expect(page.getByRole('link', { name: /несчастный случай № 1/ })).toBeVisible()
  await expect(desk.onPage('Отменить запись')).toHaveCount(0)
})

test('завтрашней микротравмы не бывает; отменяют с причиной', async ({ owner: { page } }) => {
  const desk = microtraumasPage(page)
  await desk.open()
  await desk.add.click()
  await tellMicrotrauma(desk, { victim: 'Иванов', time: '00:01' })
  await desk.field('Когда произошло').fill('01.01.2100')
  await desk.button('Записать').click()
  await expect(desk.dialog).toContainText('Эта дата ещё не наступила')
  await desk.field('Когда произошло').fill(today().shown)
  await desk.button('Записать').click()
  await desk.onPage('Отменить запись').click()
  await desk.button('Отменить запись').click()
  await expect(desk.dialog).toContainText('Укажите причину')
  await desk.field('Причина отмены').fill('Записана дважды')
  await desk.button('Отменить запись').click()
  await expect(desk.heading).toContainText('отменена')
  await expect(page.getByText('Запись отменена: Записана дважды.')).toBeVisible()
})
