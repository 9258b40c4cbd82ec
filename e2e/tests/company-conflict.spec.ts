import type { BrowserContext } from '@playwright/test'
import { companyCard } from '../fixtures/company-card.ts'
import { expect, test } from '../fixtures/test.ts'

const CITY = 'Населённый пункт'

test.beforeEach(async ({ owner: { page }, context }) => {
  const card = companyCard(page)
  await card.open()
  await card.button('Редактировать').click()
  await moveToTver(context)
})

/** Somebody else saves first. */
async function moveToTver(context: BrowserContext): Promise<void> {
  const other = companyCard(await context.newPage())
  await other.open()
  await other.button('Редактировать').click()
  await other.field(CITY).fill('Тверь')
  await other.button('Сохранить').click()
  await expect(other.read(CITY)).toHaveText('Тверь')
}

test('две вкладки: вторая запись показывает, кто и что успел изменить, и может записать своё', async ({
  owner: { page, user },
}) => {
  const card = companyCard(page)
  await card.field('Краткое наименование').fill('ООО «СВ»')
  await card.button('Сохранить').click()
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict).toContainText(user.email)
  await expect(conflict.getByRole('row', { name: CITY })).toContainText('Тверь')
  await conflict.getByRole('button', { name: 'Сохранить моё' }).click()
  await expect(card.read('Краткое наименование')).toHaveText('ООО «СВ»')
  await expect(card.read(CITY)).toHaveText('Тверь')
})

test('две вкладки: можно отбросить своё и увидеть сохранённое', async ({ owner: { page } }) => {
  const card = companyCard(page)
  await card.field(CITY).fill('Псков')
  await card.button('Сохранить').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Показать сохранённое' }).click()
  await expect(card.read(CITY)).toHaveText('Тверь')
})
