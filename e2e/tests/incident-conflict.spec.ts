import { incidentOf, incidentPage, workshopOf } from '../fixtures/incidents.ts'
import { saveElsewhere } from '../fixtures/save-elsewhere.ts'
import { expect, test } from '../fixtures/test.ts'

const GROUP = 'Место и обстановка'
const WORK = 'Какая работа выполнялась'
const EQUIPMENT = 'Оборудование'

test.beforeEach(async ({ owner: { page, user, company }, request }) => {
  const { victim } = await workshopOf(request, user, company)
  const { id, version } = await incidentOf(request, user, company, victim)
  await page.goto(`/notifications/incident/${id}?tab=facts`)
  await page.getByRole('button', { name: `Изменить: ${GROUP}` }).click()
  await expect(incidentPage(page).form(GROUP).dialog.getByLabel(WORK)).toBeVisible()
  const particulars = { workPerformed: 'Точение вала', equipment: 'Станок 16К20' }
  await saveElsewhere(request, user, { address: `/api/incidents/${id}`, version }, { particulars })
})

for (const [choice, work, what] of [
  ['Сохранить моё', 'Шлифовка вала', 'своё записано, чужое в других полях осталось'],
  ['Показать сохранённое', 'Точение вала', 'своё отброшено'],
] as const) {
  test(`сведения о происшествии в двух вкладках, «${choice}»: видно, кто и что изменил; ${what}`, async ({
    owner: { page, user },
  }) => {
    const form = incidentPage(page).form(GROUP)
    await form.fill({ [WORK]: 'Шлифовка вала' })
    await form.dialog.getByRole('button', { name: 'Сохранить', exact: true }).click()
    const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
    await expect(conflict).toContainText(user.email)
    const cells = (label: string) => conflict.getByRole('row', { name: label }).getByRole('cell')
    await expect(cells(WORK)).toHaveText(['не указано', 'Точение вала', 'Шлифовка вала'])
    await expect(cells(EQUIPMENT)).toHaveText(['не указано', 'Станок 16К20', 'без изменений'])
    await conflict.getByRole('button', { name: choice }).click()
    await expect(conflict).toBeHidden()
    await expect(form.dialog).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: `Изменить: ${GROUP}` }).click()
    await expect(form.dialog.getByLabel(WORK)).toHaveValue(work)
    await expect(form.dialog.getByLabel(EQUIPMENT)).toHaveValue('Станок 16К20')
  })
}
