import { expect, test } from 'vitest'
import { isDrawable } from './drawable.ts'

test.each([
  ['обычный текст', 'Абзац.\n\n- раз\n- два\n\n> цитата', true],
  ['таблица', '| а | б |\n|---|---|\n| 1 | 2 |', true],
  ['десять уровней', `${'> '.repeat(10)}а`, true],
  ['одиннадцать уровней', `${'> '.repeat(11)}а`, false],
  ['списки и цитаты вперемешку', `${'> - 1. '.repeat(4)}а`, false],
  ['отступ в сорок знаков', `${' '.repeat(40)}а`, true],
  ['отступ глубже', `${' '.repeat(41)}а`, false],
  ['много абзацев', 'Абзац.\n\n'.repeat(20_000), true],
  ['абзац в десять тысяч знаков', 'а'.repeat(10_000), true],
  ['абзац длиннее', 'а'.repeat(10_001), false],
  ['текст длиннее 220 тысяч знаков', 'Абзац.\n\n'.repeat(30_000), false],
])('%s: разметка читается — %s', (_, text, expected) => {
  expect(isDrawable(text)).toBe(expected)
})
