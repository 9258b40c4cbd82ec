import { describe, expect, test } from 'vitest'
import { template, templateText } from '../testing/template-text.ts'
import type { Block } from './block.ts'
import { parseTemplate } from './parse-template.ts'
import { TemplateSourceError } from './template-error.ts'

function blocksOf(body: string, clauses: Record<string, string> = {}) {
  return template({}, body, clauses).blocks.map(({ place: _place, ...content }: Block) => content)
}

function problemsOf(read: () => unknown): { line: number; message: string }[] {
  try {
    read()
  } catch (error) {
    if (error instanceof TemplateSourceError)
      return error.problems.map(({ line, message }) => ({ line, message }))
    throw error
  }
  return []
}

describe('тело шаблона', () => {
  test.each<[string, string, object[]]>([
    ['абзац из двух строк', 'Один\nабзац', [{ kind: 'paragraph', text: 'Один абзац' }]],
    [
      'пустая строка разделяет абзацы',
      'Один\n\nДва',
      [
        { kind: 'paragraph', text: 'Один' },
        { kind: 'paragraph', text: 'Два' },
      ],
    ],
    [
      'пункты без пустых строк между ними',
      '1. Первый\n1.1. Второй,\nс продолжением',
      [
        { kind: 'point', number: '1', text: 'Первый' },
        { kind: 'point', number: '1.1', text: 'Второй, с продолжением' },
      ],
    ],
    ['год в начале абзаца — не пункт', '2026 год', [{ kind: 'paragraph', text: '2026 год' }]],
    ['перечень с тире', '- строка', [{ kind: 'dash', text: 'строка' }]],
    ['заголовок', '## Права', [{ kind: 'heading', text: 'Права' }]],
    ['подзаголовок', '### Права', [{ kind: 'subheading', text: 'Права' }]],
    ['подпись руководителя', '!подпись', [{ kind: 'signature', key: null }]],
    ['подпись названного в ответе', '!подпись кто', [{ kind: 'signature', key: 'кто' }]],
    ['подписи нескольких', '!подписи кто, все', [{ kind: 'signatures', keys: ['кто', 'все'] }]],
    [
      'адресат строками',
      '!адресат Директору / {директор.фио.дательный}',
      [{ kind: 'addressee', lines: ['Директору', '{директор.фио.дательный}'] }],
    ],
    ['гриф утверждения', '!утверждаю', [{ kind: 'approval' }]],
    ['новая страница', '!страница', [{ kind: 'pageBreak' }]],
    [
      'пустые строки под таблицей без своих строк',
      '| № | ФИО |\n| 10 | 90 |\n!пустые 20',
      [{ kind: 'table', header: ['№', 'ФИО'], widths: [10, 90], rows: [], blankRows: 20 }],
    ],
    ['приказываю', '!приказываю', [{ kind: 'decree' }]],
    ['ознакомление по ключам', '!ознакомление a, b', [{ kind: 'acquaintance', keys: ['a', 'b'] }]],
    ['ознакомление без ключей', '!ознакомление', [{ kind: 'acquaintance', keys: [] }]],
    ['строки от руки', '!строки 3', [{ kind: 'blankLines', count: 3 }]],
    [
      'приложение поперёк',
      '!приложение План работ\n!альбом',
      [{ kind: 'appendix', title: 'План работ', landscape: true }],
    ],
    [
      'условие отдельным абзацем',
      '{# причина }\n\nТекст\n\n{/причина}',
      [
        { kind: 'section', mark: '#', path: 'причина' },
        { kind: 'paragraph', text: 'Текст' },
        { kind: 'section', mark: '/', path: 'причина' },
      ],
    ],
    [
      'таблица с пустой ячейкой',
      '| № | ФИО |\n| 10 | 90 |\n| 1 |  |',
      [{ kind: 'table', header: ['№', 'ФИО'], widths: [10, 90], rows: [['1', '']], blankRows: 0 }],
    ],
  ])('%s', (_name, body, expected) => {
    expect(blocksOf(body)).toEqual(expected)
  })

  test('вставка становится частью тела', () => {
    expect(blocksOf('До\n\n!фраза konec', { konec: 'После\n' })).toEqual([
      { kind: 'paragraph', text: 'До' },
      { kind: 'paragraph', text: 'После' },
    ])
  })
})

describe('ошибка в тексте', () => {
  test.each([
    ['!приказываем', 'Нет команды !приказываем'],
    ['!пустые 5', '!пустые ставится сразу под таблицей'],
    ['!пустые 99', 'число строк от 1 до 60'],
    ['!подпись кто, все', 'Команда !подпись написана не так'],
    ['!подписи', 'Команда !подписи написана не так'],
    ['!адресат', 'Команда !адресат написана не так'],
    ['| № | ФИО |\n| 10 | 90 |', 'ни одной строки'],
    ['!строки много', 'Команда !строки написана не так'],
    ['!приложение', 'Команда !приложение написана не так'],
    ['!альбом', '!альбом ставится сразу после строки !приложение'],
    ['!фраза net-takoy', 'Нет файла clauses/net-takoy.md'],
    ['# Права', 'Заголовок раздела пишется так'],
    ['| № | ФИО |\n| 10 | 80 |\n| 1 | |', 'вместе 100'],
    ['| № | ФИО |\n| 10 | 90 |\n| 1 |', '1 ячеек, а в заголовке 2'],
    ['| № |', 'заголовок, строка ширин'],
    ['| № | ФИО |\n| 10 | 90 |\n| 1 | два', 'начинается и кончается чертой'],
  ])('«%s» называется вместе со строкой', (line, message) => {
    const [problem] = problemsOf(() => template({}, `Первый абзац\n\n${line}`))
    expect(problem?.message).toContain(message)
    expect(problem?.line).toBeGreaterThanOrEqual(19)
    expect(problem?.line).toBeLessThanOrEqual(21)
  })

  test('во вставке указывает на файл вставки', () => {
    expect(() => template({}, '!фраза konec', { konec: '\n!ой' })).toThrow('clauses/konec.md:2')
  })
})

describe('шапка', () => {
  test('читается целиком', () => {
    const { front } = template({
      inputs: '[{ key: срок_дней, label: Срок, type: number }]',
      activities: '[106]',
    })
    expect(front).toMatchObject({ id: 'prikaz-o-probe', order: 1, activities: [106] })
    expect(front.inputs).toEqual([{ key: 'срок_дней', label: 'Срок', type: 'number', hint: null }])
    expect(front.legalBasis).toEqual([{ act: 'tk', clause: 'ст. 214' }])
  })

  test.each([
    [{ kind: 'poem' }, 5, 'kind'],
    [{ need: 'sometimes' }, 14, 'список условий'],
    [{ need: '[weather]' }, 14, 'список условий'],
    [{ role: '7' }, 15, 'Такой роли'],
    [{ scope: 'planet' }, 6, 'scope'],
    [{ legalBasis: '[{ act: mchs-8060 }]' }, 9, 'нет в реестре норм'],
    [{ requires: '[company.okpo]' }, 11, 'requires.0'],
    [{ activities: '[999]' }, 10, 'activities'],
    [{ edition: '0' }, 12, 'edition'],
    [{ inputs: '[{ key: Срок, label: Срок, type: number }]' }, 13, 'Ключ ответа'],
    [{ inputs: '[{ key: срок, label: Срок, дней, type: number }]' }, 13, 'дней'],
    [{ inputs: '[{ key: срок' }, 14, 'Шапка не читается'],
  ])('%j — ошибка в строке %i', (head, line, message) => {
    const [problem] = problemsOf(() => template(head))
    expect(problem).toMatchObject({ line, message: expect.stringContaining(message) })
  })

  test('без шапки файл не шаблон', () => {
    expect(() => parseTemplate('templates/orders/x.md', 'Просто текст', new Map())).toThrow(
      'начинается с шапки',
    )
  })

  test('концы строк Windows читаются так же', () => {
    const parsed = parseTemplate('templates/orders/x.md', templateText().replaceAll('\n', '\r\n'), new Map())
    expect(parsed.blocks).toHaveLength(7)
  })
})
