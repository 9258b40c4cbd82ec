import { describe, expect, test } from 'vitest'
import { type OutsideReader, readAddresses } from './addresses.ts'

const reader = (email: string, fullName: string | null = null): OutsideReader => ({ email, fullName })

describe('адреса не из списка работников', () => {
  test.each<[string, OutsideReader[], string[]]>([
    ['', [], []],
    ['a@b.ru', [reader('a@b.ru')], []],
    [
      'a@b.ru, c@d.ru;e@f.ru\n\ng@h.ru',
      ['a@b.ru', 'c@d.ru', 'e@f.ru', 'g@h.ru'].map((one) => reader(one)),
      [],
    ],
    ['Ким Лев Львович <kim@b.ru>', [reader('kim@b.ru', 'Ким Лев Львович')], []],
    ['«Ким Лев» kim@b.ru', [reader('kim@b.ru', 'Ким Лев')], []],
    ['ким, a@b.ru', [reader('a@b.ru')], ['ким']],
    ['a@b', [], ['a@b']],
  ])('«%s»', (text, readers, wrong) => {
    expect(readAddresses(text)).toEqual({ readers, wrong })
  })
})
