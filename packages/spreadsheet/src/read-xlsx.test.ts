import { describe, expect, test } from 'vitest'
import { readTables } from './read-tables.ts'
import type { Cell } from './table/cells.ts'
import { type RawWorkbook, xlsxFile } from './testing/xlsx-file.ts'

function sheet(xml: string, rest: Omit<RawWorkbook, 'sheets'> = {}) {
  const [table] = readTables(xlsxFile({ sheets: [{ name: 'Лист', xml }], ...rest }), 'список.xlsx')
  return table?.rows ?? []
}

/** Styles 1, 2, 3… with these formats; style 0 is the general one. */
function styles(...codes: readonly string[]): string {
  const formats = codes.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`)
  const cells = codes.map((_, index) => `<xf numFmtId="${170 + index}"/>`)
  return `<numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/>${cells.join('')}<xf numFmtId="14"/></cellXfs>`
}

const data = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`

describe('ячейки .xlsx', () => {
  test.each<[string, string, Cell]>([
    ['общая строка', '<c r="A1" t="s"><v>0</v></c>', 'Иванов'],
    ['строка с оформлением внутри', '<c r="A1" t="s"><v>1</v></c>', 'Иванов Иван'],
    ['строка в самой ячейке', '<c r="A1" t="inlineStr"><is><t>Пётр</t></is></c>', 'Пётр'],
    ['знак, которого XML не пишет', '<c r="A1" t="inlineStr"><is><t>а_x000A_б</t></is></c>', 'а\nб'],
    ['формула: её последнее значение', '<c r="A1" t="str"><f>A2&amp;A3</f><v>Отдел</v></c>', 'Отдел'],
    ['ошибка формулы', '<c r="A1" t="e"><v>#Н/Д</v></c>', '#Н/Д'],
    ['число', '<c r="A1"><v>12.5</v></c>', 12.5],
    ['логическое', '<c r="A1" t="b"><v>1</v></c>', true],
    ['дата текстом ISO', '<c r="A1" t="d"><v>2020-01-09T00:00:00</v></c>', { date: '2020-01-09' }],
    ['вместо даты ISO другой текст', '<c r="A1" t="d"><v>вчера</v></c>', 'вчера'],
  ])('%s', (_name, cell, expected) => {
    const strings =
      '<si><t>Иванов</t></si><si><r><t>Иванов</t></r><r><t xml:space="preserve"> Иван</t></r><rPh><t>и</t></rPh></si>'
    expect(sheet(data(cell), { strings })).toEqual([{ number: 1, cells: [expected] }])
  })

  test.each<[string, number, Cell]>([
    ['dd.mm.yyyy', 43839, { date: '2020-01-09' }],
    ['dd.mm.yyyy', 43839.75, { date: '2020-01-09' }],
    ['[$-419]d\\ mmmm\\ yyyy&quot; г.&quot;', 29281, { date: '1980-03-01' }],
    ['ДД.ММ.ГГГГ', 29281, { date: '1980-03-01' }],
    ['mmm', 61, { date: '1900-03-01' }],
    ['dd.mm.yyyy', 59, { date: '1900-02-28' }],
    ['dd.mm.yyyy', 60, 60],
    ['dd.mm.yyyy', 0.5, 0.5],
    ['0.00', 43839, 43839],
    ['hh:mm', 43839.5, 43839.5],
    ['[h]:mm', 40.5, 40.5],
    ['[Red]dd.mm.yyyy', 43839, { date: '2020-01-09' }],
    ['&quot;день&quot; 0', 12, 12],
    ['#,##0\\ &quot;руб.&quot;', 12, 12],
  ])('формат %s, число %d', (code, serial, expected) => {
    const cell = `<c r="A1" s="1"><v>${serial}</v></c>`
    expect(sheet(data(cell), { styles: styles(code) })[0]?.cells).toEqual([expected])
  })

  test('даты в системе 1904 года и со встроенным форматом', () => {
    const options = { styles: styles(), workbookPr: '<workbookPr date1904="1"/>' }
    expect(sheet(data('<c r="A1" s="1"><v>42377</v></c>'), options)[0]?.cells).toEqual([
      { date: '2020-01-09' },
    ])
    expect(sheet(data('<c r="A1" s="1"><v>2957004</v></c>'), options)[0]?.cells).toEqual([2957004])
  })

  test.each([
    ['<workbookPr date1904="1"/>', true],
    ['<workbookPr/>', false],
  ])('число без формата даты остаётся числом, система дат названа: %s', (workbookPr, from1904) => {
    const xml = data('<c r="A1"><v>42377</v></c>')
    expect(readTables(xlsxFile({ sheets: [{ name: 'Лист', xml }], workbookPr }), 'a.xlsx')).toEqual([
      { name: 'Лист', rows: [{ number: 1, cells: [42377] }], from1904 },
    ])
  })
})

describe('строки и листы .xlsx', () => {
  test('пустые строки пропущены, номера — как в программе; места без r идут подряд', () => {
    const rows = sheet(`<sheetData><row r="3"><c r="C3"><v>1</v></c></row><row r="4"><c r="A4"/></row>
      <row><c><v>2</v></c><c r="D5"><v>3</v></c><c><v>4</v></c></row></sheetData>`)
    expect(rows).toEqual([
      { number: 3, cells: [null, null, 1] },
      { number: 5, cells: [2, null, null, 3, 4] },
    ])
  })

  test('объединённые ячейки: значение во всех, сколько есть на листе', () => {
    const rows = sheet(`<sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>ФИО</t></is></c><c r="B1" t="inlineStr"><is><t>Паспорт</t></is></c></row>
      <row r="2"><c r="B2" t="inlineStr"><is><t>Серия</t></is></c><c r="C2" t="inlineStr"><is><t>Номер</t></is></c></row>
      </sheetData><mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:XFD1"/></mergeCells>`)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['ФИО', 'Паспорт', 'Паспорт'],
      ['ФИО', 'Серия', 'Номер'],
    ])
  })

  test('скрытые листы не читаются, приставки пространств имён не мешают', () => {
    const cell =
      '<x:sheetData xmlns:x="urn:x"><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData>'
    const file = xlsxFile({
      sheets: [
        { name: 'Служебный', xml: '', state: 'veryHidden' },
        { name: 'Список', xml: cell },
      ],
    })
    expect(readTables(file, 'a.xlsx')).toMatchObject([{ name: 'Список', rows: [{ number: 1, cells: [1] }] }])
  })
})
