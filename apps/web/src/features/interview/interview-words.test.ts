import { expect, test } from 'vitest'
import { questionsLeftText } from './interview-words.ts'

test.each([
  [{ answered: 0, asked: 113, proposed: 66 }, 'Осталось 47 вопросов, ещё 66 ответов предложены.'],
  [{ answered: 66, asked: 107, proposed: 0 }, 'Остался 41 вопрос.'],
  [{ answered: 1, asked: 4, proposed: 1 }, 'Осталось 2 вопроса, ещё 1 ответ предложен.'],
  [{ answered: 2, asked: 4, proposed: 2 }, '2 ответа предложены: остаётся согласиться.'],
])('%o — %s', (progress, text) => {
  expect(questionsLeftText(progress).replaceAll('\u00a0', ' ')).toBe(text)
})
