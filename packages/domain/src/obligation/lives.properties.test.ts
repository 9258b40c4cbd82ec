import { expect, test } from 'vitest'
import { brokenPromises, lifeOf } from '../testing/lives.ts'

/** `npm run lives` lives a hundred thousand. */
const LIVES = Number(process.env.LIVES ?? 1_000)

test('жизни по номерам: срок не раньше причины и акта, растёт с днём, отменённый перевод возвращает записи, в отсутствие ничего не наступает, общее у работ спрошено раз, записанное правилами пересчёт не двигает', () => {
  for (let number = 1; number <= LIVES; number += 1) expect(brokenPromises(number)).toEqual([])
})

test('один номер — одна жизнь; у двух номеров они разные', () => {
  expect(lifeOf(7)).toEqual(lifeOf(7))
  expect(lifeOf(7)).not.toEqual(lifeOf(8))
})
