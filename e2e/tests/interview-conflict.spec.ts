import type { APIRequestContext } from '@playwright/test'
import { type Company, companyOf, type User } from '../fixtures/company-world.ts'
import { interviewPage } from '../fixtures/interview-page.ts'
import { staffOf } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

/** Somebody works at height there. */
const BUILDERS = { activities: [121] }
const QUESTION = 'Где и что делают на высоте?'
const THEIRS = 'кровля склада'
const ABSENT = 'У нас этого нет: Где работают на высоте'
const BACK = 'Всё-таки есть: Где работают на высоте'
const OTHER = 'Чем занимается организация? Одной фразой.'

/** In another window the question is answered. */
async function answerElsewhere(request: APIRequestContext, user: User, company: Company): Promise<void> {
  const answer = await request.put('/api/facts', {
    data: { companyId: company.id, values: { heightPlaces: THEIRS } },
    headers: { authorization: `Bearer ${user.accessToken}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

for (const choice of ['Сохранить моё', 'Показать сохранённое'] as const) {
  test(`«У нас этого нет» на вопрос, на который ответили в другом окне, «${choice}»: видно, кто и что ответил`, async ({
    newcomer: { page, user },
    request,
  }) => {
    const company = await companyOf(request, user, BUILDERS)
    await staffOf(request, user, company)
    const interview = interviewPage(page)
    await interview.open()
    // Typed beside: the theme does not follow the others' answers meanwhile.
    await interview.question(OTHER).fill('строительство складов')
    await answerElsewhere(request, user, company)
    await page.getByRole('button', { name: ABSENT }).click()
    const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
    await expect(conflict).toContainText(user.email)
    await expect(conflict.getByRole('row', { name: 'Где работают на высоте' }).getByRole('cell')).toHaveText([
      'не указано',
      THEIRS,
      'у нас этого нет',
    ])
    await conflict.getByRole('button', { name: choice }).click()
    await expect(conflict).toBeHidden()
    await expect(interview.question(OTHER)).toHaveValue('строительство складов')
    if (choice === 'Сохранить моё') await expect(page.getByRole('button', { name: BACK })).toBeVisible()
    else await expect(interview.question(QUESTION)).toHaveValue(THEIRS)
  })
}
