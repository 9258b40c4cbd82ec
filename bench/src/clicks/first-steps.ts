import { fileURLToPath } from 'node:url'
import type { SampleOrganisation } from '@ot/doc-library/organisations'
import type { Locator } from '@playwright/test'
import type { Hand } from './hand.ts'

const STAFF_LISTS = new URL('../../../packages/doc-library/organisations/', import.meta.url)
const PASSWORD = 'сухой-порох-2026'
/** Of the directory that answers without a key: what it does not know is typed, as of any other company. */
const KNOWN_INN = '7707083893'
const UNKNOWN = [
  ['Форма собственности', 'Частная собственность'],
  ['ОКАТО', '45293554000'],
  ['ОКТМО', '45397000'],
  ['ОКОГУ', '4210014'],
  ['Телефон', '+7 (495) 123-45-67'],
  ['E-mail', 'office@bench.example'],
  ['ФИО руководителя', 'Кобелев Евгений Борисович'],
  ['Должность руководителя', 'Генеральный директор'],
] as const
const KIT = 'Комплект для вашей организации'

/** From the open page of registration to the first page of the product. */
export async function register(hand: Hand, email: string): Promise<void> {
  const { page } = hand
  await hand.type(page.getByLabel('E-mail'), email)
  await hand.type(page.getByLabel('Пароль', { exact: true }), PASSWORD)
  await hand.type(page.getByLabel('Повторите пароль', { exact: true }), PASSWORD)
  await hand.press(page.getByRole('checkbox', { name: /согласие на обработку/ }))
  await hand.press(page.getByRole('checkbox', { name: /оферты/ }))
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }))
  await page.waitForURL('**/Login')
  const password = page.getByLabel('Пароль', { exact: true })
  await password.waitFor()
  await password.and(page.locator(':focus')).waitFor()
  await hand.type(password, PASSWORD)
  await hand.key('Enter')
  await page.waitForURL('**/notifications')
}

/** The kind of activity is the one that the code found with the ИНН proposes. */
export async function writeCompany(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Заполнить по ИНН' }))
  const inn = page.getByLabel('ИНН', { exact: true })
  await inn.and(page.locator(':focus')).waitFor()
  await hand.type(inn, KNOWN_INN)
  await hand.key('Enter')
  await page.getByLabel(UNKNOWN[0][0], { exact: true }).and(page.locator(':focus')).waitFor()
  for (const [label, text] of UNKNOWN.slice(0, 4))
    await hand.type(page.getByLabel(label, { exact: true }), text)
  await hand.press(page.getByRole('button', { name: 'Оба адреса совпадают' }))
  for (const [label, text] of UNKNOWN.slice(4)) await hand.type(page.getByLabel(label, { exact: true }), text)
  await page.getByRole('button', { name: /^Убрать: / }).waitFor()
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true }).last())
  await hand.press(page.getByRole('link', { name: 'Дальше: Работники' }))
}

/** On the open page of the import. */
export async function loadStaff(hand: Hand, { id, people }: SampleOrganisation): Promise<void> {
  const main = hand.page.getByRole('main')
  await hand.give(main.locator('input[type=file]'), fileURLToPath(new URL(`${id}.staff.csv`, STAFF_LISTS)))
  await main.getByRole('button', { name: /^Загрузить (\d+|работников)/ }).waitFor()
  if (people.some(({ department }) => department === null))
    await hand.type(main.getByLabel('Отдел для тех, у кого он не указан'), 'Администрация')
  await takeSimilarTitles(hand, main)
  await hand.press(main.getByRole('button', { name: /^Загрузить \d+/ }))
  await main.getByText('Работники загружены').waitFor()
}

/** Titles that the list of positions does not have: the first that is like each of them. */
async function takeSimilarTitles(hand: Hand, main: Locator): Promise<void> {
  const all = main.getByRole('button', { name: /^Принять первые похожие/ })
  if ((await all.count()) > 0) await hand.press(all)
  for (const field of await main.getByRole('combobox', { name: /^Должность по справочнику/ }).all())
    if ((await field.inputValue()) === '') {
      await hand.press(field)
      await hand.press(hand.page.getByRole('option').first())
    }
  const ready = main.getByRole('button', { name: /^Загрузить \d+/, disabled: false })
  const again = main.getByRole('button', { name: 'Проверить заново' })
  await ready.or(again).waitFor()
  if ((await again.count()) > 0) await hand.press(again)
}

/** Those in charge, duties and commissions as they are proposed, at once. */
export async function nameThoseInCharge(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Дальше: Ответственные' }))
  await hand.press(page.getByRole('link', { name: 'Назначить нескольких сразу' }))
  const people = page.locator('#theme-duties')
  await hand.press(people.getByRole('button', { name: 'Принять предложенное' }))
  await people.getByText('Ответы записаны').waitFor()
}

/** From the interview, answered or not. */
export async function takeNorms(hand: Hand): Promise<void> {
  const line = hand.page.getByRole('region', { name: 'Начало работы' })
  await hand.press(
    line
      .getByRole('button', { name: 'Отложить' })
      .or(line.getByRole('link', { name: /^Дальше: Обязанности/ })),
  )
  const take = hand.page.getByRole('button', { name: 'Принять отмеченное' })
  await take.waitFor()
  const agree = hand.page.getByRole('button', { name: /^Да на все оставшиеся/ })
  if ((await agree.count()) > 0) await hand.press(agree)
  await hand.press(take)
  await hand.page
    .getByRole('status')
    .filter({ hasText: /[Пп]ринят/ })
    .first()
    .waitFor()
}

export async function takeKit(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Дальше: Первый комплект' }))
  await hand.press(page.getByRole('button', { name: KIT }))
  const dialog = page.getByRole('dialog', { name: KIT })
  const download = page.waitForEvent('download')
  await hand.press(dialog.getByRole('button', { name: /^Скачать/ }))
  await (await download).path()
}
