import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test.each([
  ['ООО «Север»', 'ООО «Север»', 'обычный текст не меняется'],
  ['ООО "Север & Ко"', 'ООО &quot;Север &amp; Ко&quot;', 'кавычки и амперсанд'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;', 'разметка'],
  ['&amp;', '&amp;amp;', 'готовая сущность остаётся текстом'],
  ["O'Нил", "O'Нил", 'апостроф: атрибуты у нас в двойных кавычках'],
])('%s → %s (%s)', (text, expected) => {
  expect(escapeXml(text)).toBe(expected)
})
