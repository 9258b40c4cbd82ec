import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { TemplateError, type TemplateProblem } from '../errors/errors.ts'
import { list, value } from '../testing/render-body.ts'
import { paragraph, run, table, type WordFile, wordFile } from '../testing/word-file.ts'

const dictionary = [
  value('организация.имя'),
  value('город'),
  list('работники', [value('фио'), list('дети', [value('имя')])]),
]

function problemsOf(file: WordFile): readonly TemplateProblem[] {
  try {
    compileTemplate(wordFile(file), dictionary)
  } catch (error) {
    if (error instanceof TemplateError) return error.problems
    throw error
  }
  return []
}

const inText = (text: string) => problemsOf({ body: paragraph(text) }).map(({ code, tag }) => [code, tag])

describe('ошибки шаблона', () => {
  test.each([
    ['неизвестный тег', '{имя}', [['unknown-tag', '{имя}']]],
    ['поле списка вне списка', '{фио}', [['unknown-tag', '{фио}']]],
    ['номер вне списка', '{номер}', [['unknown-tag', '{номер}']]],
    ['начало пути — ещё не поле', '{организация}', [['unknown-tag', '{организация}']]],
    ['constructor', '{constructor}', [['unknown-tag', '{constructor}']]],
    ['__proto__', '{__proto__}', [['unknown-tag', '{__proto__}']]],
    ['toString', '{#toString}x{/toString}', [['unknown-tag', '{#toString}']]],
    ['hasOwnProperty в списке', '{#работники}{hasOwnProperty}{/}', [['unknown-tag', '{hasOwnProperty}']]],
    ['в неизвестном разделе ошибка одна', '{#люди}{фио}{возраст}{/люди}', [['unknown-tag', '{#люди}']]],
    ['незакрытая скобка', 'город {город', [['unclosed-brace', '{город']]],
    ['лишний знак', '{город-герой}', [['malformed-tag', '{город-герой}']]],
    ['раздел не закрыт', '{#работники}{фио}', [['unclosed-section', '{#работники}']]],
    ['закрыто то, что не открывали', '{/работники}', [['unopened-section', '{/работники}']]],
    ['короткое закрытие без раздела', '{/}', [['unopened-section', '{/}']]],
    [
      'разделы перекрещиваются',
      '{#работники}{#город}{/работники}{/город}',
      [
        ['mismatched-section', '{#город}'],
        ['unopened-section', '{/город}'],
      ],
    ],
    ['список как значение', '{работники}', [['list-as-value', '{работники}']]],
    ['список внутри себя', '{#работники}{#работники}{/}{/}', [['list-inside-itself', '{#работники}']]],
    ['номер как раздел', '{#работники}{#номер}{/}{/}', [['not-a-section', '{#номер}']]],
    ['слишком глубоко', '{#город}'.repeat(41) + '{/}'.repeat(41), [['nested-too-deep', '{#город}']]],
  ])('%s', (_name, text, expected) => {
    expect(inText(text)).toEqual(expected)
  })

  test('сообщение называет тег, место и как исправить', () => {
    const [problem] = problemsOf({ body: paragraph('Адрес общества: {организация.иия}, далее — Общество') })
    expect(problem).toEqual({
      code: 'unknown-tag',
      tag: '{организация.иия}',
      part: 'word/document.xml',
      context: 'Адрес общества: {организация.иия}, далее — Общество',
      message:
        'Метка «{организация.иия}» неизвестна: такого поля нет. Где: «Адрес общества: {организация.иия}, ' +
        'далее — Общество». Возможно, имелось в виду «организация.имя». Исправьте метку по списку или удалите её.',
    })
  })

  test('длинный абзац показан не весь', () => {
    const [problem] = problemsOf({ body: paragraph(`${'а'.repeat(500)}{имя}${'б'.repeat(500)}`) })
    expect(problem?.context).toBe(`…${'а'.repeat(40)}{имя}${'б'.repeat(40)}…`)
  })

  test('названы все ошибки всех частей, сначала документа', () => {
    const problems = problemsOf({ header: paragraph('{а}'), body: paragraph('{б} {в}') })
    expect(problems.map(({ tag, part }) => [tag, part])).toEqual([
      ['{б}', 'word/document.xml'],
      ['{в}', 'word/document.xml'],
      ['{а}', 'word/header.xml'],
    ])
  })

  test('ошибок перечисляется не больше пятидесяти на часть', () => {
    expect(inText('{нет} '.repeat(1000))).toHaveLength(50)
  })
})

describe('раздел не может пересекать ячейки', () => {
  const cell = (text: string) => paragraph(text)
  const codes = (body: string) => problemsOf({ body }).map(({ code }) => code)

  test.each([
    ['закрыт не в последней ячейке', table([cell('{#работники}'), cell('{/работники}'), cell('')])],
    ['открыт не в первой ячейке', table([cell(''), cell('{#работники}'), cell('{/работники}')])],
    ['закрыт в другой строке', table([cell('{#работники}'), cell('')], [cell(''), cell('{/работники}')])],
    ['закрыт вне таблицы', table([cell('{#работники}')]) + paragraph('{/работники}')],
    ['открыт вне таблицы', paragraph('{#работники}') + table([cell('{/работники}')])],
    [
      'закрыт во вложенной таблице',
      table([cell('{#работники}'), table([cell('{/работники}')]) + paragraph('')]),
    ],
  ])('%s', (_name, body) => {
    expect(codes(body)).toEqual(['crosses-cells'])
  })

  test('сообщение говорит, куда поставить теги', () => {
    const [problem] = problemsOf({ body: table([cell('{#работники}')], [cell('{/работники}')]) })
    expect(problem?.message).toContain(
      'поставьте «{#работники}» в её первую ячейку, а «{/работники}» — в последнюю',
    )
  })
})

describe('раздел не может выходить из надписи или элемента управления', () => {
  const control = (xml: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${xml}</w:sdtContent></w:sdt>`

  test.each([
    ['абзацы', paragraph('{#город}') + control(paragraph('{/город}'))],
    ['прогоны', `<w:p>${run('{#город}')}${control(run('{/город}'))}</w:p>`],
    [
      'текст двух абзацев',
      `${paragraph('а {#город} б')}<w:p><w:hyperlink>${run('в {/город} г')}</w:hyperlink></w:p>`,
    ],
    [
      'абзац одного раздела внутри строки другого',
      paragraph('{#город}{#работники}б') + paragraph('в{/}') + paragraph('г{/}д'),
    ],
  ])('%s', (_name, body) => {
    expect(problemsOf({ body }).map(({ code }) => code)).toContain('crosses-structure')
  })

  test('раздел, открытый в колонтитуле, закрывается в нём же', () => {
    const problems = problemsOf({ header: paragraph('{#город}'), body: paragraph('{/город}') })
    expect(problems.map(({ code, part }) => [code, part])).toEqual([
      ['unopened-section', 'word/document.xml'],
      ['unclosed-section', 'word/header.xml'],
    ])
  })
})
