import { untilAllThere } from '../fixtures/all-there.ts'
import { goOn } from '../fixtures/go-on.ts'
import { recordsOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'

test('каждое число сводки открывает ровно столько строк', async ({
  owner: { page, user, company },
  request,
}) => {
  await recordsOf(request, user, company)
  await page.goto('/notifications/summary')
  const tiles = page
    .getByRole('table', { name: 'Сколько по разделам' })
    .getByRole('link')
    .or(page.getByRole('region', { name: 'Таблица по отделам' }).getByRole('link'))
  await expect(tiles.first()).toBeVisible()
  const told = await tiles.evaluateAll((links) =>
    links.map((link) => ({ text: link.textContent ?? '', address: link.getAttribute('href') ?? '' })),
  )
  expect(told.length).toBeGreaterThan(10)
  const summary = page.getByRole('main').getByRole('search').getByRole('status')
  for (const { text, address } of told) {
    await goOn(page, address)
    await untilAllThere(page)
    await expect(summary, `${text}: ${address}`).toHaveText(new RegExp(`^${text.replace(/\D/g, '')}\\s`))
  }
})
