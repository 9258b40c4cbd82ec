import { expect, test } from 'vitest'
import { typedForm } from './typed-form.ts'

const check = (date: string) =>
  typedForm<{ date: string; reason: string }>(['date'])['~standard'].validate({ date, reason: '31.02' })

test.each(['', '2026-11-21'])('дата «%s» проходит', (date) => {
  expect(check(date)).toEqual({ value: { date, reason: '31.02' } })
})

test.each(['31.02.2026', '21.11', '21.11.20'])('«%s» — ещё не дата, и сказано, как её писать', (date) => {
  const message = 'Укажите дату в виде дд.мм.гггг'
  expect(check(date)).toEqual({ issues: [{ path: ['date'], message }] })
})
