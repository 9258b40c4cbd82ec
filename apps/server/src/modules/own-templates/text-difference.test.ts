import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

/** «+ текст», «- текст», «  текст»; changed words stand in brackets. */
function shown(before: string, after: string): string[] {
  const signs = { same: ' ', added: '+', removed: '-' }
  return textDifference(before, after).map(
    ({ kind, parts }) =>
      `${signs[kind]} ${parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`,
  )
}

test.each([
  ['одинаковые тексты', 'а\nб', 'а\nб', ['  а', '  б']],
  ['пустые абзацы не считаются', 'а\n\nб', 'а\nб\n\n', ['  а', '  б']],
  ['добавленный абзац', 'а\nв', 'а\nб\nв', ['  а', '+ б', '  в']],
  ['удалённый абзац', 'а\nб\nв', 'а\nв', ['  а', '- б', '  в']],
  [
    'изменённый абзац: какие слова',
    'Срок — до 10 мая',
    'Срок — до 20 мая',
    ['- Срок — до [10] мая', '+ Срок — до [20] мая'],
  ],
  [
    'изменённые подряд стоят парами',
    'срок 1\nсрок 2',
    'срок 3\nсрок 4',
    ['- срок [1]', '+ срок [3]', '- срок [2]', '+ срок [4]'],
  ],
  [
    'слово и метка меняются целиком',
    'Контроль за {директор.фио.дательный}',
    'Контролёр за {директор.фио.винительный}',
    ['- [Контроль] за [{директор.фио.дательный}]', '+ [Контролёр] за [{директор.фио.винительный}]'],
  ],
  ['разное число абзацев не сопоставляется', 'а б', 'а в\nг', ['- а б', '+ а в', '+ г']],
])('%s', (_name, before, after, lines) => {
  expect(shown(before, after)).toEqual(lines)
})

test('тексты, в которых нет ничего общего, сравниваются за разумное время', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n')
  expect(textDifference(text('а'), text('б'))).toHaveLength(40_000)
})
