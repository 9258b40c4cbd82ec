import { describe, expect, test } from 'vitest'
import type { TemplateSource } from '../format/parse-template.ts'
import { words } from '../testing/kind-bodies.ts'
import { template } from '../testing/template-text.ts'
import { isComposed, nearDuplicates } from './near-duplicates.ts'

/** The same words in other places of the list are other shingles. */
function text(from: number, to: number): string {
  return words(to).split(' ').slice(from).join(' ')
}

function paper(
  id: string,
  body: string,
  head: object = {},
  clauses: Record<string, string> = {},
): TemplateSource {
  return template({ id, kind: 'card', title: id, ...head }, body, clauses)
}

function complaints(...papers: TemplateSource[]): string[] {
  return nearDuplicates(papers).map(({ message }) => message)
}

const FIRST = paper('first', text(0, 100))

describe('повторы между шаблонами', () => {
  test.each<[string, TemplateSource, number]>([
    ['то же слово в слово', paper('second', text(0, 100)), 1],
    ['половина текста та же', paper('second', text(50, 150)), 1],
    ['пятая часть та же', paper('second', text(80, 180)), 0],
    ['ничего общего', paper('second', text(200, 300)), 0],
    ['другой вид, половина та же', paper('second', text(50, 150), { kind: 'act' }), 0],
    ['другой вид, то же', paper('second', text(0, 100), { kind: 'act' }), 1],
    ['заявка из записей', paper('second', text(0, 100), { kind: 'memo', records: 'memo' }), 0],
  ])('%s', (_name, second, count) => {
    expect(complaints(FIRST, second)).toHaveLength(count)
  })

  test('называет долю и первый шаблон', () => {
    expect(complaints(FIRST, paper('second', text(0, 100)))[0]).toContain(
      'Текст на 100 % тот же, что в templates/orders/first.md',
    )
  })

  test('общая вставка повтором не считается', () => {
    const clauses = { shared: text(0, 60) }
    const left = paper('left', `!фраза shared\n\n${text(200, 280)}`, {}, clauses)
    const right = paper('right', `!фраза shared\n\n${text(300, 380)}`, {}, clauses)
    expect(complaints(left, right)).toEqual([])
    expect(isComposed(left)).toBe(false)
  })

  test('бумага, составленная из вставок, не сравнивается', () => {
    const composed = paper('composed', `!фраза shared\n\n${text(0, 40)}`, {}, { shared: text(500, 600) })
    expect(isComposed(composed)).toBe(true)
    expect(complaints(composed, paper('other', text(0, 40)))).toEqual([])
  })

  test('общее для многих — не копия, но и не содержание', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      paper(`paper-${index}`, `${text(0, 60)} ${text(1000 + index * 100, 1080 + index * 100)}`),
    )
    expect(complaints(...many)).toHaveLength(20)
    expect(complaints(...many)[0]).toContain('повторяют больше 15 других шаблонов')
  })
})
