import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test.each([
  ['Приказ', 10, 'Приказ', 'короче предела'],
  ['Приказ', 3, 'При', 'длиннее предела'],
  ['🦺🦺🦺', 2, '🦺🦺', 'знак из двух половин не рвётся'],
  ['№ 🦺', 3, '№ 🦺', 'знак считается один раз'],
  ['а\ud83eб', 5, 'а\ufffdб', 'половина знака без второй'],
  ['', 5, '', 'пусто'],
])('%s, %i → %s (%s)', (text, characters, beginning) => {
  expect(beginningOf(text, characters)).toBe(beginning)
})
