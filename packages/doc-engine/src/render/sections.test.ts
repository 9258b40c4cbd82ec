import { describe, expect, test } from 'vitest'
import { BLANK_LINE } from '../fields/scope.ts'
import { bodyOf, type Facts, list, render, value } from '../testing/render-body.ts'
import { paragraph, run, table } from '../testing/word-file.ts'

const workers = list('работники', [value('фио'), value('должность')])
const dictionary = [
  value('город'),
  value('есть'),
  workers,
  list('приказы', [value('номер'), value('фио')], 2),
]

const PEOPLE: Facts = {
  город: 'Пермь',
  работники: [{ фио: 'Ли', должность: 'маляр' }, { фио: 'Ким' }],
}

const textOf = (body: string, facts: Facts = PEOPLE) => render({ body }, dictionary, facts).text

describe('разделы в строке', () => {
  test.each([
    ['список', '{#работники}{фио}; {/работники}', 'Ли; Ким; '],
    ['короткая форма закрытия', '{#работники}{фио}; {/}', 'Ли; Ким; '],
    ['номер строки', '{#работники}{номер}) {фио} {/}', '1) Ли 2) Ким '],
    ['поле снаружи списка', '{#работники}{город} {/}', 'Пермь Пермь '],
    ['условие', '{#город}г. {город}{/}', 'г. Пермь'],
    ['условие без факта', '[{#есть}да{/}{^есть}нет{/}]', '[нет]'],
    ['условие в списке', '{#работники}{фио}{#должность}, {должность}{/}; {/}', 'Ли, маляр; Ким; '],
    ['обратный раздел непустого списка', '[{^работники}никого{/}]', '[]'],
  ])('%s', (_name, text, expected) => {
    expect(textOf(paragraph(text))).toBe(expected)
  })

  test.each([
    ['строка', 'x', 'да'],
    ['пустая строка', '', 'нет'],
    ['истина', true, 'да'],
    ['ложь', false, 'нет'],
    ['факта нет', null, 'нет'],
  ])('условие: %s', (_name, fact, expected) => {
    const made = render({ body: paragraph('{#есть}да{/есть}{^есть}нет{/есть}') }, dictionary, { есть: fact })
    expect([made.text, made.missing]).toEqual([expected, []])
  })

  test('повторяются целые прогоны со своим начертанием', () => {
    const body = `<w:p>${run('{#работники}Имя: ', '<w:b/>')}${run('{фио}; {/работники}', '<w:i/>')}</w:p>`
    const name = (text: string) => run(text, '<w:i/>')
    const { xml } = render({ body }, dictionary, PEOPLE)
    expect(bodyOf(xml)).toBe(
      `<w:p>${run('Имя: ', '<w:b/>')}${name('Ли; ')}${run('Имя: ', '<w:b/>')}${name('Ким; ')}</w:p>`,
    )
  })

  test('тег, который занимает прогон целиком, не оставляет пустого прогона', () => {
    const body = `<w:p>${run('{#работники}')}${run('{фио}', '<w:b/>')}${run('{/работники}')}</w:p>`
    const { xml } = render({ body }, dictionary, PEOPLE)
    expect(bodyOf(xml)).toBe(`<w:p>${run('Ли', '<w:b/>')}${run('Ким', '<w:b/>')}</w:p>`)
  })

  test('раздел делит прогон, если вокруг его тегов есть текст', () => {
    const body = `<w:p>${run('Есть {#работники}имя ', '<w:b/>')}${run('{фио},{/работники} всё', '<w:i/>')}</w:p>`
    expect(textOf(body)).toBe('Есть имя Ли,имя Ким, всё')
  })

  test('пустой раздел между прогонами', () => {
    expect(textOf(`<w:p>${run('a{#город}')}${run('{/город}b')}</w:p>`)).toBe('ab')
  })
})

describe('разделы из абзацев', () => {
  test('абзацы тегов исчезают, абзацы между ними повторяются', () => {
    const body =
      paragraph('Список') + paragraph('{#работники}') + paragraph('{фио}') + paragraph('{/работники}')
    expect(textOf(body)).toBe('Список\nЛи\nКим')
  })

  test('вложенные разделы и их теги в одном абзаце', () => {
    const body = [
      paragraph('{#город}{#работники}'),
      paragraph('{фио}'),
      paragraph('{/работники}{/город}{^работники}'),
      paragraph('никого'),
      paragraph('{/работники}'),
    ].join('')
    expect(textOf(body)).toBe('Ли\nКим')
    expect(textOf(body, { город: 'Пермь', работники: [] })).toBe('никого')
  })

  test('тег в начале первого и в конце последнего абзаца повторяет абзацы целиком', () => {
    const body =
      paragraph('{#работники}Имя: {фио}') + paragraph('{должность}{/работники}') + paragraph('Конец')
    expect(textOf(body)).toBe(`Имя: Ли\nмаляр\nИмя: Ким\n${BLANK_LINE}\nКонец`)
    expect(textOf(body, { работники: [] })).toBe('Конец')
  })

  test('раздел посреди текста двух абзацев', () => {
    const body = paragraph('Да{#есть}, но') + paragraph('не всегда{/есть}.')
    expect(textOf(body, { есть: true })).toBe('Да, но\nне всегда.')
    expect(textOf(body, { есть: false })).toBe('Да.')
  })

  test('таблица между тегами повторяется с абзацами', () => {
    const body = paragraph('{#работники}') + table([paragraph('{фио}')]) + paragraph('{/работники}')
    expect(textOf(body)).toBe('Ли\nКим')
  })

  test('закладка в абзаце тега остаётся', () => {
    const start = '<w:p><w:bookmarkStart w:id="1" w:name="я"/><w:r><w:t>{#есть}</w:t></w:r></w:p>'
    const body = `${start}${paragraph('да')}${paragraph('{/есть}')}<w:bookmarkEnd w:id="1"/>`
    expect(bodyOf(render({ body }, dictionary, {}).xml)).toBe(
      '<w:bookmarkStart w:id="1" w:name="я"/><w:bookmarkEnd w:id="1"/>',
    )
  })

  test('разрыв страницы рядом с тегом повторяется вместе с абзацем', () => {
    const start = '<w:p><w:r><w:br w:type="page"/><w:t>{#работники}</w:t></w:r></w:p>'
    const { xml } = render(
      { body: start + paragraph('{фио}') + paragraph('{/работники}') },
      dictionary,
      PEOPLE,
    )
    expect(xml.match(/w:type="page"/g)).toHaveLength(2)
  })
})

describe('строки таблицы', () => {
  const header = [paragraph('№'), paragraph('Имя')]
  const row = [paragraph('{#работники}{номер}'), paragraph('{фио}{/работники}')]

  test('раздел от первой ячейки до последней повторяет строку', () => {
    expect(textOf(table(header, row))).toBe('№\nИмя\n1\nЛи\n2\nКим')
    expect(textOf(table(header, row), { работники: [] })).toBe('№\nИмя')
  })

  test('условие вокруг повторяемой строки в той же строке', () => {
    const both = [paragraph('{#есть}{#работники}{номер}'), paragraph('{фио}{/работники}{/есть}')]
    expect(textOf(table(header, both), { ...PEOPLE, есть: true })).toBe('№\nИмя\n1\nЛи\n2\nКим')
    expect(textOf(table(header, both), { ...PEOPLE, есть: false })).toBe('№\nИмя')
  })

  test('вместо таблицы без единой строки остаётся пустой абзац', () => {
    const { xml } = render({ body: table(row) }, dictionary, { работники: [] })
    expect(bodyOf(xml)).toBe('<w:p/>')
  })

  test('две таблицы подряд: остаётся та, у которой есть строки', () => {
    const orders = [paragraph('{#приказы}{номер}'), paragraph('{фио}{/приказы}')]
    const { xml, text } = render({ body: table(row) + table(orders) }, dictionary, {
      работники: [],
      приказы: [{ номер: '7-К', фио: 'Ли' }],
    })
    expect(text).toBe('\n7-К\nЛи')
    expect(xml.match(/<w:tbl>/g)).toHaveLength(1)
  })

  test('ячейка, из которой раздел убрал все абзацы, получает пустой', () => {
    const cell = paragraph('{#есть}') + paragraph('да') + paragraph('{/есть}')
    const { xml } = render({ body: table([cell]) }, dictionary, { есть: false })
    expect(bodyOf(xml)).toContain('<w:tc><w:p/></w:tc>')
    expect(bodyOf(render({ body: table([cell]) }, dictionary, { есть: true }).xml)).not.toContain('<w:p/>')
  })
})

describe('список, которого нет', () => {
  const body = paragraph('{#работники}{номер}. {фио}, {должность} ({город}); {/работники}')

  test('пустые строки по числу из справочника, о списке сказано один раз', () => {
    const made = render({ body }, dictionary, { город: 'Пермь' })
    const line = (index: number) => `${index}. ${BLANK_LINE}, ${BLANK_LINE} (Пермь); `
    expect(made.text).toBe(line(1) + line(2) + line(3))
    expect(made.missing).toEqual(['работники'])
  })

  test('своё число пустых строк, свой «номер» и поле, одноимённое внешнему', () => {
    const made = render({ body: paragraph('{#приказы}{номер} {фио};{/}') }, [...dictionary, value('фио')], {
      фио: 'Ли',
    })
    expect(made.text).toBe(`1 ${BLANK_LINE};2 ${BLANK_LINE};`)
  })

  test('обратный раздел не утверждает, что никого нет: это неизвестно', () => {
    expect(textOf(paragraph('[{^работники}никого{/}]'), {})).toBe('[]')
    expect(textOf(paragraph('[{^работники}никого{/}]'), { работники: [] })).toBe('[никого]')
  })

  test('недостающее поле строки называется полным путём', () => {
    const made = render({ body: paragraph('{#работники}{фио} {должность};{/}') }, dictionary, PEOPLE)
    expect(made.text).toBe(`Ли маляр;Ким ${BLANK_LINE};`)
    expect(made.missing).toEqual(['работники.должность'])
  })

  test('вложенный список внутри пустой строки тоже пуст', () => {
    const nested = [list('отделы', [value('имя'), list('люди', [value('фио')], 2)], 1)]
    const made = render({ body: paragraph('{#отделы}{имя}: {#люди}{номер} {фио},{/}{/}') }, nested)
    expect(made.text).toBe(`${BLANK_LINE}: 1 ${BLANK_LINE},2 ${BLANK_LINE},`)
    expect(made.missing).toEqual(['отделы'])
  })
})
