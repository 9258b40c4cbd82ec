import { readOrganisations } from '@ot/doc-library/organisations'
import { withBrowser } from './browser-page.ts'
import { handAt } from './clicks/hand.ts'
import { loadStaff, nameThoseInCharge, register, takeNorms, writeCompany } from './clicks/first-steps.ts'
import { startProduct } from './product.ts'
const product = await startProduct()
const plant = readOrganisations().toSorted((a, b) => b.people.length - a.people.length)[0]
if (plant === undefined) throw new Error('none')
const sizes = process.env.SIZES?.split(',').map((s) => s.split('x').map(Number)) ?? [[1440, 900], [390, 844], [1024, 768]]
await withBrowser(async (browser) => {
  for (const [width = 0, height = 0] of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
    const page = await context.newPage()
    let n = 0
    const shot = async (name: string, fullPage = false) => { n++; await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/w23/${width}-${String(n).padStart(2, '0')}-${name}.png`, fullPage }) }
    page.setDefaultTimeout(20000)
    try {
      await page.goto(`${product.url}/Register`)
      await page.getByLabel('E-mail').fill('a@b.example')
      await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click()
      await shot('register-missed', true)
      await page.goto(`${product.url}/Register`)
      const hand = handAt(page)
      await register(hand, `newcomer${width}@bench.example`)
      await shot('notifications-empty')
      await writeCompany(hand)
      await shot('import-empty')
      await page.goto(`${product.url}/settings/company`); await shot('company', true)
      await page.goto(`${product.url}/employees/import`)
      const main = page.getByRole('main')
      await main.locator('input[type=file]').setInputFiles(new URL(`../../packages/doc-library/organisations/${plant.id}.staff.csv`, import.meta.url).pathname)
      await main.getByRole('button', { name: /^Загрузить (\d+|работников)/ }).waitFor()
      await shot('import-chosen', true)
      await page.goto(`${product.url}/employees/import`)
      await loadStaff(hand, plant)
      await shot('import-done')
      await page.getByRole('link', { name: 'Дальше: Ответственные' }).click()
      await page.goBack()
      await nameThoseInCharge(hand)
      await shot('duties-done', true)
      await page.goto(`${product.url}/company/list/interview`); await shot('interview', true)
      await page.goto(`${product.url}/notifications`); await shot('notifications-4')
      await page.goto(`${product.url}/company/list/interview`)
      const line = page.getByRole('region', { name: 'Начало работы' })
      await line.getByRole('button', { name: 'Отложить' }).or(line.getByRole('link', { name: /^Дальше: Обязанности/ })).click()
      await page.getByRole('button', { name: 'Принять отмеченное' }).waitFor()
      await shot('norms')
      await page.getByRole('button', { name: 'Принять отмеченное' }).click()
      await page.getByRole('status').filter({ hasText: /[Пп]ринят/ }).first().waitFor()
      await shot('norms-done')
      await page.getByRole('link', { name: 'Дальше: Первый комплект' }).click()
      await page.getByRole('button', { name: 'Комплект для вашей организации' }).waitFor()
      await shot('documents')
      await page.getByRole('button', { name: 'Комплект для вашей организации' }).click()
      await shot('kit')
      const download = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: /^Скачать/ }).click()
      await (await download).path()
      await shot('kit-done')
      await page.goto(`${product.url}/overview`); await shot('overview', true)
      await page.goto(`${product.url}/employees/briefings`); await shot('briefings')
    } catch (error) { console.log(width, String(error).slice(0, 600)); await shot('FAILED', true) }
    await context.close()
  }
})
await product.stop()
