import { untilAllThere } from '../fixtures/all-there.ts'
import { employeeOf, post } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { goOn } from '../fixtures/go-on.ts'
import { eventOf, recordsOf } from '../fixtures/records.ts'
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

test('день календаря открывает те строки, которые он считает: не того, кто отсутствует', async ({
  owner: { page, user, company },
  request,
}) => {
  const date = today().iso
  const person = { firstName: 'Анна', fatherName: 'Юрьевна', sex: 'f' } as const
  const present = await employeeOf(request, user, company, { ...person, lastName: 'Черных' })
  const away = await employeeOf(request, user, company, { ...person, lastName: 'Петрова' })
  for (const employee of [present, away])
    await eventOf(request, user, employee, { section: 'briefing', date })
  const absence = { companyId: company.id, employeeId: away.id, kind: 'childcare', startsOn: date }
  await post(request, 'POST /api/absences', absence, user.accessToken)
  await page.goto('/notifications/summary')
  await page.getByRole('link', { name: /^\S+ \d{4} г\.: 1$/ }).click()
  await page.getByRole('button', { name: /: 1\sсрок$/ }).click()
  await page.getByRole('link', { name: 'Инструктажи: 1' }).click()
  await untilAllThere(page)
  await expect(page.getByRole('main').getByRole('search').getByRole('status')).toHaveText(/^1\sиз\s2\s/)
})
