import { strFromU8, unzipSync } from 'fflate'
import { companyOf, freshEmail, letRead, registeredUser, signIn } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy } from '../fixtures/documents-page.ts'
import { expect, test } from '../fixtures/test.ts'

test('все данные одним архивом: работники в JSON и Excel, README по-русски', async ({
  keeper: { page, company, user },
}) => {
  test.slow()
  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: 'Ваши данные' })
  await expect(section).toContainText(company.shortName)
  await expect(section).toContainText(/3.работника/)
  const download = await downloadedBy(page, () =>
    section.getByRole('button', { name: 'Скачать все данные' }).click(),
  )
  expect(download.suggestedFilename()).toMatch(/^ОТдел, все данные на \d\d\.\d\d\.\d{4}\.zip$/)
  await expect(section.getByRole('status')).toContainText('ход виден в загрузках браузера')

  const files = unzipSync(await bytesOf(download))
  const folder = company.shortName
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(text('README.txt')).toContain(user.email)
  expect(text('README.txt')).toContain(folder)
  // The dismissed are exported too.
  expect(JSON.parse(text(`${folder}/JSON/employees.json`))).toHaveLength(3)
  expect(JSON.parse(text('Аккаунт/account.json'))).toMatchObject([{ email: user.email }])
  expect(files[`${folder}/Данные.xlsx`]?.byteLength).toBeGreaterThan(1000)
})

test('наблюдатель скачивает то, что может читать', async ({ page, request }, { workerIndex }) => {
  const owner = await registeredUser(request, freshEmail(workerIndex))
  const reader = await registeredUser(request, freshEmail(workerIndex))
  const company = await companyOf(request, owner)
  await letRead(request, { user: owner, company }, reader)
  await signIn(page, reader)
  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: 'Ваши данные' })
  const download = await downloadedBy(page, () =>
    section.getByRole('button', { name: 'Скачать все данные' }).click(),
  )
  const paths = Object.keys(unzipSync(await bytesOf(download)))
  expect(paths).toContain(`${company.shortName}/JSON/company.json`)
  await expect(page.getByRole('region', { name: 'Начало работы' })).toHaveCount(0)
})
