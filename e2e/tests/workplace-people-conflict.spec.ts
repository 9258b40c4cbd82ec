import type { Page } from '@playwright/test'
import { post } from '../fixtures/company-world.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/employees/workplaces'
const TURNER = 'Мухамедзянов-Заволжский'

test.beforeEach(async ({ keeper: { user, company }, request }) => {
  for (const number of ['7', '8'])
    await post(
      request,
      'POST /api/workplaces',
      { companyId: company.id, number, name: 'Токарный станок', workingConditionsClass: '2' },
      user.accessToken,
    )
})

async function choose(page: Page, workplace: string) {
  await page.goto(PAGE)
  await page
    .getByRole('row', { name: new RegExp(`^№\\s${workplace}\\.`) })
    .getByRole('button', { name: 'Работники' })
    .click()
  const dialog = page.getByRole('dialog', { name: `Работники рабочего места № ${workplace}` })
  await dialog.getByRole('combobox', { name: 'Работники' }).fill(TURNER)
  await page.getByRole('option').first().click()
  return dialog
}

for (const [choice, left] of [
  ['Сохранить моё', '7'],
  ['Показать сохранённое', '8'],
] as const) {
  test(`работника в двух окнах ставят на разные рабочие места, «${choice}»: видно, кто и куда; стоит на № ${left}`, async ({
    keeper: { page, user },
    context,
  }) => {
    const dialog = await choose(page, '7')
    const other = await context.newPage()
    const elsewhere = await choose(other, '8')
    await elsewhere.getByRole('button', { name: 'Сохранить' }).click()
    await expect(elsewhere).toBeHidden()
    await other.close()

    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
    await expect(conflict).toContainText(user.email)
    const cells = conflict.getByRole('row', { name: `Рабочее место: ${TURNER}` }).getByRole('cell')
    await expect(cells.nth(1)).toHaveText('№ 8')
    await expect(cells.nth(2)).toHaveText('№ 7')
    await conflict.getByRole('button', { name: choice }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('row', { name: new RegExp(`^№\\s${left}\\.`) })
      .getByRole('button', { name: 'Работники' })
      .click()
    const stands = page.getByRole('dialog', { name: `Работники рабочего места № ${left}` })
    await expect(stands.getByRole('button', { name: `Убрать: ${TURNER}` })).toBeVisible()
  })
}
