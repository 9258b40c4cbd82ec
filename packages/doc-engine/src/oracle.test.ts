import { Document, Footer, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileTemplate } from './compile.ts'
import { oracleText } from './testing/oracle.ts'
import { type Facts, list, scope, value } from './testing/render-body.ts'
import { paragraph, table, wordFile } from './testing/word-file.ts'
import { documentText } from './text/document-text.ts'

const dictionary = [
  value('имя'),
  value('город.полностью'),
  value('есть'),
  list('люди', [value('фио'), value('кто'), list('дети', [value('фио')])]),
]

function ourText(docx: Uint8Array, facts: Facts): string {
  return documentText(compileTemplate(docx, dictionary).render(scope(facts)).bytes)
}

const FACTS: Facts = {
  имя: 'ООО «Ёж & сыновья» <main>',
  'город.полностью': 'г. Ростов-на-Дону\n\nРостовская область',
  есть: '',
  люди: [
    { фио: 'Ли "Тигр" Бо', кто: 'маляр', дети: [{ фио: 'Ян' }, { фио: 'Ия' }] },
    { фио: '  Ким  ', кто: '👷', дети: [] },
    { фио: 'Цой', кто: '', дети: [{ фио: '日本' }] },
  ],
}

describe('на шаблонах библиотеки docx текст тот же, что у docxtemplater', () => {
  const plain = (...texts: string[]) =>
    new Paragraph({ children: texts.map((text, index) => new TextRun({ text, bold: index % 2 === 1 })) })
  const row = (...texts: string[]) =>
    new TableRow({ children: texts.map((text) => new TableCell({ children: [plain(text)] })) })

  test.each([
    ['полный', FACTS],
    ['без людей', { ...FACTS, люди: [] }],
    ['с условием', { ...FACTS, есть: 'да' }],
  ])('%s', async (_name, facts) => {
    const template = new Document({
      sections: [
        {
          headers: { default: new Header({ children: [plain('{имя}')] }) },
          footers: { default: new Footer({ children: [plain('{имя}')] }) },
          children: [
            plain('Организация: {им', 'я}', ', {город.полностью}'),
            plain('{#люди}'),
            plain('{номер}. {фио} — ', '{кто}{#дети}; {фио}{/дети}.'),
            plain('{/люди}'),
            plain('{^люди}'),
            plain('Работников нет'),
            plain('{/}'),
            new Table({ rows: [row('№', 'ФИО', 'Кто'), row('{#люди}{номер}', '{фио}', '{кто}{/люди}')] }),
            plain('{#есть}Есть{/есть}{^есть}Нет{/есть}: { имя }'),
          ],
        },
      ],
    })
    const docx = await Packer.toBuffer(template)
    expect(ourText(docx, facts)).toBe(oracleText(docx, facts))
  })
})

const words = fc.constantFrom('труд', ' и ', 'A&amp;B', '&lt;i&gt;', '1)', ' ', 'Ёж', '😀')
const innerTag = fc.constantFrom('{фио}', '{кто}', '{номер}', '{имя}', '{ город.полностью }')
const outerTag = fc.constantFrom('{имя}', '{город.полностью}', '{ имя }')

const inline = (tags: fc.Arbitrary<string>) =>
  fc.array(fc.oneof(words, tags), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))

const section = (name: string, sign: string, inside: fc.Arbitrary<string>) =>
  inside.map((text) => `{${sign}${name}}${text}{/${name}}`)

const line = fc
  .array(
    fc.oneof(
      inline(outerTag),
      section('люди', '#', inline(fc.oneof(innerTag, section('дети', '#', inline(fc.constant('{фио}')))))),
      section('люди', '^', inline(outerTag)),
      section('есть', '#', inline(outerTag)),
      section('есть', '^', inline(outerTag)),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))

/** A paragraph whose text Word has cut into runs at any places outside entities. */
const split = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.array(fc.nat(60), { maxLength: 6 })).map(([joined, cuts]) => {
    const characters = joined.match(/&\w+;|[\s\S]/gu) ?? []
    const places = [
      0,
      ...cuts.filter((cut) => cut < characters.length).toSorted((a, b) => a - b),
      characters.length,
    ]
    return paragraph(...places.slice(1).map((end, index) => characters.slice(places[index], end).join('')))
  })

const loop = (name: string, sign: string, inside: fc.Arbitrary<string>) =>
  fc
    .array(inside, { minLength: 1, maxLength: 3 })
    .map((blocks) => paragraph(`{${sign}${name}}`) + blocks.join('') + paragraph(`{/${name}}`))

const rowLoop = fc
  .tuple(split(inline(innerTag)), split(inline(innerTag)))
  .map(([first, last]) =>
    table(
      [paragraph('№'), paragraph('Имя')],
      [
        first.replace('<w:p>', `<w:p>${runOf('{#люди}')}`),
        last.replace('</w:p>', `${runOf('{/люди}')}</w:p>`),
      ],
    ),
  )

const block = fc.oneof(
  split(line),
  loop(
    'люди',
    '#',
    fc.oneof(split(inline(innerTag)), loop('дети', '#', split(inline(fc.constant('{фио}'))))),
  ),
  loop('люди', '^', split(inline(outerTag))),
  loop('есть', '#', split(inline(outerTag))),
  rowLoop,
)

const strings = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}|[\ufffe\uffff]/gu, '')),
  fc.constantFrom('', 'Ли & Ко', 'один\nдва', '{имя}', '<w:p>', '  края  '),
)
const person = fc.record({
  фио: strings,
  кто: strings,
  дети: fc.array(fc.record({ фио: strings }), { maxLength: 3 }),
})
const facts: fc.Arbitrary<Facts> = fc.record({
  имя: strings,
  'город.полностью': strings,
  есть: strings,
  люди: fc.array(person, { maxLength: 3 }),
})

function runOf(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
}

test('на любых шаблонах и данных текст тот же, что у docxtemplater', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), facts, (blocks, given) => {
      const docx = wordFile({ body: blocks.join('') + paragraph('Конец') })
      expect(ourText(docx, given)).toBe(oracleText(docx, given))
    }),
    { seed: 20_250_301, numRuns: 250 },
  )
}, 60_000)
