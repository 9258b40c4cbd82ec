import { describe, expect, test } from 'vitest'
import { bodyOf, type Facts, list, partOf, render, value } from '../testing/render-body.ts'
import { paragraph, run, table } from '../testing/word-file.ts'

const dictionary = [value('имя'), value('есть'), list('люди', [value('имя'), list('дети', [value('имя')])])]
const facts: Facts = {
  имя: 'Ли',
  люди: [
    { имя: 'Ким', дети: [{ имя: 'Ян' }, { имя: 'Ия' }] },
    { имя: 'Цой', дети: [] },
  ],
}

const textOf = (body: string, given: Facts = facts) => render({ body }, dictionary, given).text
const textBox = (paragraphs: string) => `<w:txbxContent>${paragraphs}</w:txbxContent>`

describe('теги, которые Word разбил на прогоны', () => {
  test.each([
    ['посреди слова', ['Кому: {и', 'м', 'я}.']],
    ['каждый знак отдельно', ['Кому: ', '{', 'и', 'м', 'я', '}', '.']],
    ['скобка отдельно', ['Кому: {', 'имя', '}.']],
  ])('%s', (_name, runs) => {
    expect(textOf(paragraph(...runs))).toBe('Кому: Ли.')
  })

  test('значение получает начертание первого прогона', () => {
    const body = `<w:p>${run('{им', '<w:b/>')}${run('я}', '<w:i/>')}</w:p>`
    expect(bodyOf(render({ body }, dictionary, facts).xml)).toBe(
      `<w:p>${run('Ли', '<w:b/>')}${run('', '<w:i/>')}</w:p>`,
    )
  })

  test('между частями тега стоят пометки проверки правописания, закладки и комментарии XML', () => {
    const body =
      `<w:p>${run('{и')}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="0" w:name="x"/>` +
      '<w:r><w:lastRenderedPageBreak/><w:t>м<!-- --></w:t></w:r><?pi x?><w:bookmarkEnd w:id="0"/>' +
      `${run('я}')}</w:p>`
    expect(textOf(body)).toBe('Ли')
  })

  test('разделы, разбитые на прогоны', () => {
    expect(textOf(paragraph('{#лю', 'ди}{и', 'мя}; {', '/люди}.'))).toBe('Ким; Цой; .')
  })

  test('скобки и буквы, записанные сущностями и в CDATA', () => {
    const body = paragraph('A&amp;B &#123;&#x438;мя&#125; &lt;') + paragraph('<![CDATA[<{имя}>]]>')
    expect(textOf(body)).toBe('A&B Ли <\n<Ли>')
  })

  test('несколько тегов в одном прогоне, который не хранил пробелов', () => {
    const body = '<w:p><w:r><w:t>{имя} и {#люди}{имя} {/люди}</w:t></w:r></w:p>'
    expect(textOf(body)).toBe('Ли и Ким Цой ')
  })
})

describe('где стоят теги', () => {
  test('вложенные таблицы: строка внутренней и строка внешней', () => {
    const inner = table(
      [paragraph('{#дети}{имя}{/дети}'), paragraph('{имя}')],
      [paragraph('{#дети}{номер}'), paragraph('{имя}{/дети}')],
    )
    const outer = table([paragraph('{#люди}{имя}'), `${inner}${paragraph('{/люди}')}`])
    expect(textOf(outer)).toBe('Ким\nЯнИя\nКим\n1\nЯн\n2\nИя\n\nЦой\n\nЦой\n')
  })

  test('надпись в AlternateContent: обе копии получают одно и то же', () => {
    const alternate =
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${textBox(paragraph('{имя}'))}` +
      `</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${textBox(paragraph('{имя}'))}` +
      '</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>'
    const made = render({ body: `<w:p>${run('[')}${alternate}${run('{имя}]')}</w:p>` }, dictionary, facts)
    expect(made.xml.match(/Ли/g)).toHaveLength(3)
    expect(made.text).toBe('[Ли]\nЛи')
  })

  test('надпись: абзацы повторяются внутри неё, а пустой она не остаётся', () => {
    const paragraphs = paragraph('{#люди}') + paragraph('{имя}') + paragraph('{/люди}')
    const body = `<w:p><w:r><w:pict><v:textbox>${textBox(paragraphs)}</v:textbox></w:pict></w:r></w:p>`
    expect(textOf(body)).toBe('\nКим\nЦой')
    expect(render({ body }, dictionary, { люди: [] }).xml).toContain('<w:txbxContent><w:p/></w:txbxContent>')
  })

  test('элементы управления: в строке, из абзацев, вокруг ячейки', () => {
    const control = (xml: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${xml}</w:sdtContent></w:sdt>`
    const loop = paragraph('{#люди}') + paragraph('{имя}') + paragraph('{/люди}')
    expect(
      textOf(`<w:p>${run('{#есть}')}${control(run('{имя}'))}${run('{/}')}</w:p>`, { ...facts, есть: 'x' }),
    ).toBe('Ли')
    expect(textOf(control(loop))).toBe('Ким\nЦой')
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const row = `<w:tbl><w:tr>${control(cell('{#люди}{имя}'))}${cell('{/люди}')}</w:tr></w:tbl>`
    expect(textOf(row)).toBe('Ким\n\nЦой\n')
  })

  test('колонтитулы и сноски', () => {
    const { bytes } = render(
      {
        body: paragraph('{имя}'),
        header: paragraph('{#люди}') + paragraph('{имя}') + paragraph('{/люди}'),
        footer: paragraph('{имя}, стр. ') + paragraph('1'),
        footnotes: `<w:footnote w:id="1">${paragraph('{имя}')}</w:footnote>`,
      },
      dictionary,
      { ...facts, люди: [] },
    )
    expect(partOf(bytes, 'word/header.xml')).toMatch(/<w:hdr [^>]*><w:p\/><\/w:hdr>$/)
    expect(partOf(bytes, 'word/footer.xml')).toContain('Ли, стр. ')
    expect(partOf(bytes, 'word/footnotes.xml')).toContain('>Ли<')
  })

  test('ссылка: раздел начат до неё и закончен внутри', () => {
    const body = `<w:p>${run('{#люди}{имя} ')}<w:hyperlink w:anchor="a">${run('см.{/люди} всё')}</w:hyperlink></w:p>`
    const { xml, text } = render({ body }, dictionary, facts)
    expect(text).toBe('Ким см.Цой см. всё')
    expect(xml.match(/<w:hyperlink w:anchor="a">/g)).toHaveLength(3)
  })

  test('поле Word рядом с тегом остаётся как есть', () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE {x} </w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const { xml, text } = render({ body: `<w:p>${run('{имя} ')}${field}</w:p>` }, dictionary, facts)
    expect(text).toBe('Ли ')
    expect(xml).toContain(field)
  })

  test('другая приставка пространства имён', () => {
    const xml = render(
      {
        body: '',
        files: {
          'word/document.xml':
            '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:tbl><x:tr><x:tc>' +
            '<x:p><x:r><x:t>{имя}{#есть}</x:t></x:r></x:p></x:tc><x:tc><x:p><x:r><x:t>{/}</x:t></x:r></x:p></x:tc>' +
            '</x:tr></x:tbl></x:body></x:document>',
        },
      },
      dictionary,
      { имя: 'а\nб', есть: 'x' },
    ).xml
    expect(xml).toContain('<x:t xml:space="preserve">а</x:t><x:br/><x:t xml:space="preserve">б</x:t>')
  })
})

describe('исправления', () => {
  const inserted = (xml: string) => `<w:ins w:id="1" w:author="a">${xml}</w:ins>`
  const deleted = (text: string) =>
    `<w:del w:id="2" w:author="a"><w:r><w:delText>${text}</w:delText></w:r></w:del>`

  test('удалённый текст не читается, вставленный читается', () => {
    const body = `<w:p>${run('{и')}${deleted('м{нет}')}${inserted(run('м'))}${run('я}')}</w:p>`
    const { xml, text } = render({ body }, dictionary, facts)
    expect(text).toBe('Ли')
    expect(xml).not.toContain('нет')
  })

  test('перенесённый текст читается только на новом месте', () => {
    const body =
      `<w:p><w:moveFrom w:id="3">${run('{имя}')}</w:moveFrom></w:p>` +
      `<w:p><w:moveTo w:id="4">${run('{имя}')}</w:moveTo></w:p>`
    expect(textOf(body)).toBe('\nЛи')
  })

  test('раздел, у которого один тег вставлен исправлением', () => {
    const body = `<w:p>${run('{#люди}{имя}')}${inserted(run('; {/люди}'))}${run('.')}</w:p>`
    expect(textOf(body)).toBe('Ким; Цой; .')
  })

  test('абзацы раздела с пометкой о вставке', () => {
    const tag = (text: string) =>
      `<w:p><w:pPr><w:rPr><w:ins w:id="5"/></w:rPr></w:pPr>${inserted(run(text))}</w:p>`
    expect(textOf(tag('{#люди}') + paragraph('{имя}') + tag('{/люди}'))).toBe('Ким\nЦой')
  })
})
