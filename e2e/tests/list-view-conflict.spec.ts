import type { APIRequestContext, Page } from '@playwright/test'
import { post, type User } from '../fixtures/company-world.ts'
import { saveElsewhere } from '../fixtures/save-elsewhere.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const VIEW = {
  list: 'briefingRegister',
  name: 'Планёрка',
  isShared: true,
  search: 'hide=none&q=вводный',
} as const

const tool = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

let view: { address: string; version: number }
test.beforeEach(async ({ keeper: { page, user, company }, request }) => {
  const body = { companyId: company.id, ...VIEW }
  const { id, version } = await post(request, 'POST /api/list-views', body, user.accessToken)
  view = { address: `/api/list-views/${id}`, version }
  await page.goto(`/employees/briefings?hide=none&q=вводный&view=${id}`)
})

/** In another window the open view gets another name. */
function renameElsewhere(request: APIRequestContext, user: User): Promise<void> {
  return saveElsewhere(request, user, view, { name: 'Планёрка цеха' })
}

async function rename(page: Page, name: string): Promise<void> {
  await tool(page, 'Планёрка').click()
  await page.getByRole('button', { name: 'Переименовать' }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill(name)
}

for (const [choice, left] of [
  ['Сохранить моё', 'Утренняя'],
  ['Показать сохранённое', 'Планёрка цеха'],
] as const) {
  test(`вид переименован в двух окнах, «${choice}»: видно, кто и как назвал; остаётся «${left}»`, async ({
    keeper: { page, user },
    request,
  }) => {
    await rename(page, 'Утренняя')
    await renameElsewhere(request, user)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
    await expect(conflict).toContainText(user.email)
    await expect(conflict.getByRole('row', { name: 'Название' }).getByRole('cell')).toHaveText([
      'Планёрка',
      'Планёрка цеха',
      'Утренняя',
    ])
    await conflict.getByRole('button', { name: choice }).click()
    await expect(conflict).toBeHidden()
    await expect(tool(page, left).first()).toBeVisible()
    await page.reload()
    await expect(tool(page, left)).toBeVisible()
  })
}

test('список сохранён под тем же видом в двух окнах: можно открыть сохранённый', async ({
  keeper: { page, user },
  request,
}) => {
  const section = sectionPage(page)
  await section.search.fill('')
  await tool(page, 'Планёрка · изменён').click()
  await expect(page.getByRole('button', { name: 'Сохранить изменения' })).toBeVisible()
  await saveElsewhere(request, user, view, { search: 'hide=none&q=повторный' })
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
  await expect(conflict.getByRole('row', { name: 'Что показывает' }).getByRole('cell')).toHaveText([
    'поиск «вводный»',
    'поиск «повторный»',
    'весь список',
  ])
  await conflict.getByRole('button', { name: 'Показать сохранённое' }).click()
  await expect(section.search).toHaveValue('повторный')
  await expect(tool(page, 'Планёрка')).toBeVisible()
})

test('вид, который изменили в другом окне, удаляется только после вопроса', async ({
  keeper: { page, user },
  request,
}) => {
  await tool(page, 'Планёрка').click()
  const remove = page.getByRole('button', { name: 'Удалить', exact: true })
  await expect(remove).toBeVisible()
  await renameElsewhere(request, user)
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Запись уже изменена' })
  await expect(question.getByRole('row', { name: 'Название' })).toContainText('Планёрка цеха')
  await question.getByRole('button', { name: 'Удалить всё равно' }).click()
  await expect(tool(page, 'Вид')).toBeVisible()
})
