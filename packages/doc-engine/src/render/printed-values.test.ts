import { expect, test } from 'vitest'
import { list, render, value } from '../testing/render-body.ts'
import { paragraph, run } from '../testing/word-file.ts'

const dictionary = [value('кто'), value('где'), list('люди', [value('имя')])]

function printed({ xml, values }: ReturnType<typeof render>) {
  const bytes = Buffer.from(xml)
  return values.map(({ path, from, to }) => [path, bytes.toString('utf8', from, to)])
}

test('сделанный документ говорит, где в нём какое значение: в том порядке, в каком они стоят', () => {
  const body = paragraph('Работает {кто} в {где}.') + '<w:p/>'.repeat(3000) + paragraph('{кто} — {где}')
  expect(printed(render({ body }, dictionary, { кто: 'Ы & <б>', где: 'цех № 5' }))).toEqual([
    ['кто', 'Ы &amp; &lt;б&gt;'],
    ['где', 'цех № 5'],
    ['кто', 'Ы &amp; &lt;б&gt;'],
    ['где', 'цех № 5'],
  ])
})

test('чего нет — линия, у строк списка — путь списка', () => {
  const body = paragraph('{где}') + paragraph('{#люди}') + paragraph('{имя}') + paragraph('{/люди}')
  const made = render({ body }, dictionary, { люди: [{ имя: 'Анна' }, { имя: 'Олег' }] })
  expect(printed(made)).toEqual([
    ['где', '____________'],
    ['люди.имя', 'Анна'],
    ['люди.имя', 'Олег'],
  ])
})

test('таблица, написанная заново в других столбцах, сказана один раз', () => {
  const cell = (width: number, text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p>${run(text)}</w:p></w:tc>`
  const body = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="7000"/></w:tblGrid><w:tr>${cell(1000, '{кто}')}${cell(7000, '{где}')}</w:tr></w:tbl>`
  const made = render({ body }, dictionary, { кто: 'Электрогазосварщик', где: 'цех' })
  expect(made.xml).not.toContain('w:w="1000"')
  expect(printed(made)).toEqual([
    ['кто', 'Электрогазосварщик'],
    ['где', 'цех'],
  ])
})
