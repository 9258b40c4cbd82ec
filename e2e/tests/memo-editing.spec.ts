import { employeeOf } from '../fixtures/company-world.ts'
import { CHECKLIST, memoModal, memoRegistry, NEW_MEMO } from '../fixtures/memo-modal.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const FORM_MEMO = 'Сформировать заявку'

test.beforeEach(async ({ owner: { user, company }, request }) => {
  const ivanov = await employeeOf(request, user, company, IVANOV)
  await eventOf(request, user, ivanov, { section: 'briefing' })
})

test('двое правят одну заявку: второму показано записанное, набранное не теряется', async ({
  owner: { page },
  context,
}) => {
  const section = sectionPage(page)
  await page.goto('/notifications/briefings')
  await section.selectAll.check()
  await section.button(FORM_MEMO).click()
  await memoModal(page, NEW_MEMO).button('Сохранить').click()
  await expect(memoModal(page, NEW_MEMO).dialog).toBeHidden()

  const second = await context.newPage()
  for (const [tab, note] of [
    [page, 'Моё'],
    [second, 'Чужое'],
  ] as const) {
    await memoRegistry(tab).open()
    await memoRegistry(tab).name('Проведение инструктажей').click()
    await memoModal(tab, CHECKLIST).button('Редактировать').click()
    await memoModal(tab, CHECKLIST).field('Примечание').fill(note)
  }
  await memoModal(second, CHECKLIST).button('Сохранить').click()
  await expect(memoModal(second, CHECKLIST).saved).toBeVisible()

  const mine = memoModal(page, CHECKLIST)
  await mine.button('Сохранить').click()
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict).toContainText('Чужое')
  await conflict.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await expect(mine.field('Примечание')).toHaveValue('Моё')
  await mine.button('Сохранить').click()
  await conflict.getByRole('button', { name: 'Сохранить моё' }).click()
  await expect(mine.saved).toBeVisible()
  await expect(mine.field('Примечание')).toHaveValue('Моё')
})

test('вся заявка с клавиатуры: окно удерживает и возвращает фокус', async ({ owner: { page } }) => {
  const section = sectionPage(page)
  await page.goto('/notifications/briefings')
  await section.selectAll.press('Space')
  await section.button(FORM_MEMO).press('Enter')
  const memo = memoModal(page, NEW_MEMO)
  await expect(memo.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(memo.dialog, 'без набранного закрывается сразу').toBeHidden()
  await expect(section.button(FORM_MEMO)).toBeFocused()

  await section.button(FORM_MEMO).press('Enter')
  await memo.button('Сохранить').press('Enter')
  await expect(memo.dialog).toBeHidden()
  const registry = memoRegistry(page)
  await registry.open()
  const name = registry.name('Проведение инструктажей')
  await name.press('Enter')
  const list = memoModal(page, CHECKLIST)
  await list.button('Редактировать').press('Enter')
  await list.field('Примечание').focus()
  await page.keyboard.type('К пятнице')
  await list.button('Сохранить').press('Enter')
  await expect(list.saved).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.dialog).toBeHidden()
  await expect(name).toBeFocused()
})
