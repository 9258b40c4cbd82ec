import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/audit.ts'
import { companyOf, get } from '../fixtures/company-world.ts'
import { documentsPage } from '../fixtures/documents-page.ts'
import { interviewPage } from '../fixtures/interview-page.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

/** Somebody works at height there. */
const BUILDERS = { activities: [121] }
const PROGRAMME = 'Программа вводного инструктажа по охране труда'
const PROGRAMME_ID = 'programma-vvodnogo-instruktazha'
const PHONE = { width: 390, height: 844 }

test('анкета: предложенное принимают, на вопрос отвечают, чего нет — снимают; бумаге больше ничего не нужно', async ({
  newcomer: { page, user },
  request,
}) => {
  test.slow()
  const company = await companyOf(request, user, BUILDERS)
  await staffOf(request, user, company)
  const missing = async () => {
    const templates = await get(request, 'GET /api/templates', user, `/api/templates?companyId=${company.id}`)
    return templates.find(({ id }) => id === PROGRAMME_ID)?.missing.map(({ key }) => key)
  }
  expect(await missing()).toContain('деятельность')

  const documents = documentsPage(page)
  await documents.open('/company/list/main?group=instructions')
  const programme = documents.row(PROGRAMME)
  await programme.getByText('заполнить от руки').click()
  await programme.getByRole('link', { name: 'ответить в анкете' }).first().click()

  const interview = interviewPage(page)
  await expect(interview.heading).toHaveText('Анкета организации')
  const activity = interview.question('Чем занимается организация? Одной фразой.')
  await expect(activity).toBeFocused()
  await expectAccessible(page, 'анкета организации')
  const before = await interview.answered()

  const duties = interview.theme('Кто за что отвечает')
  await expect(duties.getByText('предложено').first()).toBeVisible()
  await duties.getByRole('button', { name: 'Принять предложенное' }).click()
  await expect(duties.getByText('предложено')).toHaveCount(0)
  expect(await interview.answered()).toBeGreaterThan(before)

  await activity.fill('строительство складов')
  const work = interview.theme('Чем и на чём работают')
  await work.getByRole('button', { name: 'У нас этого нет: Где работают на высоте' }).click()
  await expect(work.getByRole('button', { name: 'Всё-таки есть: Где работают на высоте' })).toBeVisible()
  await expect(activity).toHaveValue('строительство складов')
  await work.getByRole('button', { name: 'Сохранить ответы' }).click()
  await expect(work.getByRole('status')).toHaveText('Ответы записаны')

  const premises = interview.theme('Здания и помещения')
  await interview.question('Где собираются люди после эвакуации?').fill('площадка у въездных ворот')
  await premises.getByRole('button', { name: 'Сохранить ответы' }).click()
  await expect(premises.getByRole('status')).toHaveText('Ответы записаны')
  // Papers on work at height are needed no more, nor are the people whom only they name.
  await expect(work.getByText(/^отвечено\s[12]\sиз/)).toBeVisible()
  await expect(premises.getByText(/^отвечено\s1\sиз/)).toBeVisible()

  expect(await missing()).not.toContain('деятельность')
  await page.reload()
  await expect(activity).toHaveValue('строительство складов')
})

test('на телефоне анкета не шире экрана; уйти с набранным ответом просто так нельзя', async ({
  owner: { page, user, company },
  request,
}) => {
  await staffOf(request, user, company)
  await page.setViewportSize(PHONE)
  const interview = interviewPage(page)
  await interview.open()
  await expectNoSidewaysScroll(page, 'анкета')
  await interview.question('Где собираются люди после эвакуации?').fill('у ворот')
  await page.getByRole('link', { name: 'Документы' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('несохранённые ответы пропадут')
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(interview.question('Где собираются люди после эвакуации?')).toHaveValue('у ворот')
})
