import type { BrowserContext } from '@playwright/test'
import { companyOf } from '../fixtures/company-world.ts'
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
async function answerElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  const interview = interviewPage(other)
  await interview.open()
  await interview.question(QUESTION).fill(THEIRS)
  const work = interview.theme('Чем и на чём работают')
  await work.getByRole('button', { name: 'Сохранить ответы' }).click()
  await expect(work.getByRole('status')).toHaveText('Ответы записаны')
  await other.close()
}

for (const choice of ['Сохранить моё', 'Показать сохранённое'] as const) {
  test(`«У нас этого нет» на вопрос, на который ответили в другом окне, «${choice}»: видно, кто и что ответил`, async ({
    newcomer: { page, user },
    request,
    context,
  }) => {
    const company = await companyOf(request, user, BUILDERS)
    await staffOf(request, user, company)
    const interview = interviewPage(page)
    await interview.open()
    // Typed beside: the theme does not follow the others' answers meanwhile.
    await interview.question(OTHER).fill('строительство складов')
    await answerElsewhere(context)
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
