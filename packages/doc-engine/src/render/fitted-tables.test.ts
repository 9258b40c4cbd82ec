import { describe, expect, test } from 'vitest'
import { list, render, value } from '../testing/render-body.ts'
import { paragraph, type WordFile } from '../testing/word-file.ts'

const dictionary = [value('кто'), value('где'), list('люди', [value('имя'), value('место')])]
const STYLES = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="28"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:sz w:val="24"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Cell"><w:basedOn w:val="Base"/></w:style>
</w:styles>`

const styled = (text: string) =>
  paragraph(text).replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="Cell"/></w:pPr>')

type Look = { layout?: string; span?: number }

function table(widths: readonly number[], rows: readonly (readonly string[])[], look: Look = {}): WordFile {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const layout = look.layout === undefined ? '' : `<w:tblLayout w:type="${look.layout}"/>`
  const written = rows.map((cells) => {
    const made = cells.map((text, column) => {
      const width = `<w:tcW w:w="${widths[column]}" w:type="dxa"/>`
      return `<w:tc><w:tcPr>${width}</w:tcPr>${styled(text)}</w:tc>`
    })
    return `<w:tr>${made.join('')}</w:tr>`
  })
  const body = `<w:tbl><w:tblPr>${layout}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join('')}</w:tbl>`
  return { body, files: { 'word/styles.xml': STYLES } }
}

const gridOf = (xml: string) =>
  [...xml.matchAll(/<w:gridCol w:w="(\d+)" *\/>/g)].map(([, width]) => Number(width))
const cellsOf = (xml: string) =>
  [...xml.matchAll(/<w:tcW w:w="(\d+)" *w:type/g)].map(([, width]) => Number(width))
const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

const LONG = 'Электрогазосварщик'

describe('ширина столбцов по напечатанному', () => {
  test('что помещается, стоит как задано', () => {
    const { xml } = render(table([2000, 6000], [['{кто}', '{где}']]), dictionary, { кто: 'Ли', где: 'цех' })
    expect(gridOf(xml)).toEqual([2000, 6000])
    expect(cellsOf(xml)).toEqual([2000, 6000])
  })

  test('слово, которому узко, берёт место у тех, у кого оно есть; таблица не шире прежней', () => {
    const { xml } = render(table([1000, 7000], [['{кто}', '{где}']]), dictionary, { кто: LONG, где: 'цех' })
    const [first = 0, second = 0] = gridOf(xml)
    expect(first).toBeGreaterThan(2000)
    expect(first + second).toBe(8000)
    expect(cellsOf(xml)).toEqual([first, second])
  })

  test('двойное имя не рвётся, пока место есть, а где его нет — переносится по дефису', () => {
    const facts = { кто: 'Римский\u2011Корсаков', где: LONG }
    const printed = (widths: readonly number[]) =>
      render(table(widths, [['{кто}', '{где}']]), dictionary, facts).xml
    expect(printed([4000, 4000])).toContain('noBreakHyphen')
    const narrow = printed([1800, 2400])
    expect(narrow).not.toContain('noBreakHyphen')
    expect(narrow).toContain('Римский-Корсаков')
    expect(sumOf(gridOf(narrow))).toBe(4200)
  })

  test('слово, которому не хватает и этого, делится по слогам, в других столбцах слова целы', () => {
    const facts = { кто: 'Работы с легковоспламеняющимися', где: 'контролёр' }
    const { xml, text } = render(table([1500, 1500], [['{кто}', '{где}']]), dictionary, facts)
    expect(xml).toContain('>Работы с лег</w:t><w:softHyphen/><w:t xml:space="preserve">ко</w:t>')
    expect(xml).toContain('контролёр')
    expect(text).toContain('легковоспламеняющимися')
  })

  test('линейка за пропущенное не длиннее столбца', () => {
    const facts = { где: 'цех' }
    const { xml } = render(table([1000, 3000], [['{кто}', '{где}']]), dictionary, facts)
    expect(xml).toContain('>______<')
    const wide = render(table([2000, 3000], [['{кто}', '{где}']]), dictionary, facts)
    expect(wide.xml).toContain('>____________<')
  })

  test('считают и то, что стоит вплотную к метке', () => {
    const facts = { кто: LONG, где: 'цех' }
    const alone = gridOf(render(table([1000, 7000], [['{кто}', '{где}']]), dictionary, facts).xml)
    const glued = gridOf(render(table([1000, 7000], [['«{кто}»,', '{где}']]), dictionary, facts).xml)
    expect(glued[0]).toBeGreaterThan(alone[0] ?? 0)
  })

  test('строки списка считаются все, шапка растёт вместе с ними', () => {
    const rows = [
      ['Имя', 'Место'],
      ['{#люди}{имя}', '{место}{/люди}'],
    ]
    const people = [
      { имя: 'Ли', место: 'склад' },
      { имя: 'Чиж\u2011Мстиславский', место: 'склад' },
    ]
    const { xml, text } = render(table([1000, 7000], rows), dictionary, { люди: people })
    const widths = gridOf(xml)
    expect(widths[0]).toBeGreaterThan(2000)
    expect(cellsOf(xml)).toEqual([...widths, ...widths, ...widths])
    expect(text.split('\n').filter((line) => line === 'склад')).toHaveLength(2)
  })

  test('дефис и пробел — место переноса, неразрывный пробел и дефис — нет', () => {
    const widthOf = (name: string) =>
      gridOf(render(table([800, 7000], [['{кто}', '{где}']]), dictionary, { кто: name, где: '' }).xml)[0] ?? 0
    expect(widthOf('Чиж Мстиславский')).toBeLessThan(widthOf('Чиж\u00a0Мстиславский'))
    expect(widthOf('Чиж-Мстиславский')).toBeLessThan(widthOf('Чиж\u2011Мстиславский'))
  })

  test('место для записи от руки не отдаётся слову', () => {
    const { xml } = render(table([1000, 2000, 3000], [['{кто}', '', '{где}']]), dictionary, {
      кто: LONG,
      где: 'цех',
    })
    expect(gridOf(xml)[1]).toBeGreaterThanOrEqual(1500)
  })

  test('если все слова не помещаются, рвётся только самое длинное', () => {
    const { xml } = render(table([1000, 1000], [['{кто}', '{где}']]), dictionary, {
      кто: LONG,
      где: 'склад',
    })
    const [first = 0, second = 0] = gridOf(xml)
    expect(first).toBeGreaterThan(second)
    expect(first + second).toBe(2000)
  })

  test.each([
    ['ширины заданы навсегда', table([1000, 7000], [['{кто}', '{где}']], { layout: 'fixed' })],
    ['в таблице нет меток', table([1000, 7000], [[LONG, 'цех']])],
  ])('не трогается: %s', (_name, file) => {
    const { xml } = render(file, dictionary, { кто: LONG, где: 'цех' })
    expect(gridOf(xml)).toEqual([1000, 7000])
  })

  test('одного и того же недостающего факта два прохода не назовут дважды', () => {
    const file = table([1000, 7000], [['{кто}', '{где}']])
    expect(render(file, dictionary, { кто: LONG }).missing).toEqual(['где'])
  })

  test('столбцов столько же и сумма та же у таблицы из многих узких', () => {
    const words = ['№', 'Производственный контроль', '{кто}', 'Подразделение', '{где}']
    const { xml } = render(table([500, 900, 900, 900, 6000], [words]), dictionary, {
      кто: LONG,
      где: 'Электромонтажный участок',
    })
    expect(Math.abs(sumOf(gridOf(xml)) - 9200)).toBeLessThan(5)
  })
})

describe('две точки подряд', () => {
  const printed = (text: string, who: string) =>
    render({ body: paragraph(text) }, dictionary, { кто: who }).text

  test.each([
    ['Вручить {кто}.', 'Иванову И.И.', 'Вручить Иванову И.И.'],
    ['Вручить {кто}.', 'Иванову', 'Вручить Иванову.'],
    ['Ждать {кто}...', 'г.', 'Ждать г....'],
    ['{кто}, далее.', 'г.', 'г., далее.'],
    ['До {#кто}{кто}{/кто}.', '2026 г.', 'До 2026 г.'],
    ['До {#кто}{кто}{/кто}{#где} в {где}{/где}.', '2026 г.', 'До 2026 г.'],
    ['До {#кто}{кто}{/кто}{#где} в {где}{/где}.', '2026', 'До 2026.'],
    ['{#кто}{кто}{/кто}..', 'г.', 'г...'],
  ])('«%s» и «%s»', (text, who, expected) => {
    expect(printed(text, who)).toBe(expected)
  })
})
