import { expectPageAccessible } from '../fixtures/audit.ts'
import { linkIn, newestLetter } from '../fixtures/letters.ts'
import { admin } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/test.ts'

const OPERATOR = 'support@otdel.example'
const ANSWER = 'Кнопкой «Загрузить из Excel»'

test('вопрос уходит оператору, ответ появляется сам и приходит письмом, ссылка из которого открывает чат', async ({
  owner: { page, user },
}) => {
  const question = `Как загрузить список? Пишет ${user.email}`
  await page.goto('/notifications')
  const chat = page.getByRole('region', { name: 'Поддержка' })
  await chat.getByRole('button', { name: 'Сообщений нет' }).click()
  await chat.getByRole('button', { name: 'Отправить' }).click()
  await expect(chat.getByText('Напишите сообщение')).toBeVisible()
  await chat.getByRole('textbox', { name: 'Сообщение в поддержку' }).fill(question)
  await chat.getByRole('textbox').press('Control+Enter')
  await expect(chat.getByRole('list', { name: 'Переписка' })).toContainText(question)
  await expectPageAccessible(page, 'чат с поддержкой')
  await chat.getByRole('button', { name: 'Чат с поддержкой' }).click()
  await expect
    // Other tests' companies write to the operator as well.
    .poll(() => newestLetter(OPERATOR, `support reply ${user.email}`), {
      message: 'письмо оператору',
      timeout: 20_000,
    })
    .not.toBeNull()

  expect(admin('support', 'list')).toContain(user.email)
  admin('support', 'reply', user.email, ANSWER)
  await expect(chat.getByRole('button', { name: '1 новое сообщение' })).toBeVisible({ timeout: 20_000 })
  await chat.getByRole('button', { name: '1 новое сообщение' }).click()
  await expect(chat.getByRole('list', { name: 'Переписка' })).toContainText(ANSWER)
  await expect(chat.getByRole('button', { name: 'Чат с поддержкой' })).toBeVisible()

  await expect
    .poll(() => newestLetter(user.email, ANSWER), { message: 'ответ письмом', timeout: 20_000 })
    .not.toBeNull()
  await page.goto(linkIn(newestLetter(user.email, ANSWER) ?? ''))
  await expect(chat.getByRole('list', { name: 'Переписка' })).toContainText(ANSWER)
  admin('support', 'close', user.email)
  expect(admin('support', 'list')).not.toContain(user.email)
})
