import type { Page } from '@playwright/test'
import { documentsPage, ORDER_ON_COMMISSION, ORDER_ON_RESPONSIBLE } from '../fixtures/documents-page.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, testInNewWindow as test } from '../fixtures/test.ts'

/** The browser's print window is not there in a test: what would have been printed is. */
async function printing(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.images].map(
        ({ naturalWidth, className }) => `${className} ${naturalWidth > 0}`,
      )
      window.top?.document.documentElement.setAttribute(
        'data-printed',
        `${document.title}: ${sheets.join(', ')}`,
      )
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}

test('просмотр — страницы PDF: у напечатанного сказано, откуда оно, они печатаются, сказан будущий номер', async ({
  owner: { page },
}) => {
  await printing(page)
  const documents = documentsPage(page)
  await documents.open()
  await documents.action(ORDER_ON_RESPONSIBLE, 'Просмотр').click()
  const preview = documents.dialog(ORDER_ON_RESPONSIBLE)
  const paper = preview.getByRole('document')
  await expect(paper).toContainText('Общество с ограниченной ответственностью «Северный ветер»')
  await expect(preview).toContainText('При регистрации будет № 1-ОТ')

  const company = paper
    .getByRole('button', { name: /^Полное наименование.*: из сведений об организации$/ })
    .first()
  await company.hover()
  const origin = preview.getByText('из сведений об организации', { exact: false }).last()
  await expect(origin).toBeVisible()
  await company.focus()
  await page.keyboard.press('ArrowRight')
  await expect(paper.getByRole('button').nth(1)).toBeFocused()

  await preview.getByRole('button', { name: 'Печать' }).click()
  const printed = page.locator('html')
  await expect(printed).toHaveAttribute('data-printed', /^Приказ .*: portrait true/)
  await printed.evaluate((html) => html.removeAttribute('data-printed'))
  await page.keyboard.press('Control+p')
  await expect(printed).toHaveAttribute('data-printed', /^Приказ .*: portrait true/)

  await company.click()
  await expect(page).toHaveURL(/\/settings\/company/)
})

test('рядом с вопросами документ меняется, пока отвечают; на телефоне его показывает кнопка и он увеличивается', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  const documents = documentsPage(page)
  await documents.open()
  await documents.action(ORDER_ON_COMMISSION, 'Заполнить').click()
  const dialog = documents.dialog('Что нужно для документа')
  const paper = dialog.getByRole('document')
  const begins = dialog.getByRole('textbox', { name: 'Начало работы комиссии' })
  await begins.fill('20.12.2026')
  await expect(paper).toContainText('20 декабря 2026 г.')
  await expect(begins).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Председатель комиссии', exact: true }).fill('Черных')
  await dialog.getByRole('option', { name: 'Черных' }).click()
  await expect(paper).toContainText('Черных')
  await paper
    .getByRole('button', { name: /^Начало работы комиссии: ответ/ })
    .first()
    .click()
  await expect(begins).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(paper).toBeHidden()
  await dialog.getByRole('button', { name: 'Показать документ' }).click()
  await expect(paper).toContainText('20 декабря 2026 г.')
  const sheet = paper.getByRole('region', { name: 'Страница 1' })
  const width = async () => (await sheet.boundingBox())?.width ?? 0
  const whole = await width()
  expect(whole).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: 'Крупнее' }).click()
  await expect.poll(width).toBeGreaterThan(whole * 1.4)
  await dialog.getByRole('button', { name: 'Вернуться к вопросам' }).click()
  await expect(begins).toHaveValue('20.12.2026')
})
