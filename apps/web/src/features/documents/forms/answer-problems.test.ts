import { expect, test } from 'vitest'
import { problemsOf } from '../../../lib/form/form-problems.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { answerProblems } from './answer-problems.ts'

test('отказ по ответу стоит у своего поля и назван в общей строке его именем', () => {
  const refusal = new ApiError(422, 'values.смен: Ожидается число', {
    errors: [{ field: 'values.смен', message: 'Ожидается число' }],
  })
  const problems = problemsOf(answerProblems(refusal), { смен: 'Количество смен' })
  expect(problems.byField).toEqual({ смен: 'Ожидается число' })
  expect(problems.line).toBe('Количество смен: ожидается число')
})
