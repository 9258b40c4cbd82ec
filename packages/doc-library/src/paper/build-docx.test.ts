import { documentText } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { describe, expect, test } from 'vitest'
import { orderBody, template } from '../testing/template-text.ts'
import { buildDocx } from './build-docx.ts'

async function documentXml(body: string): Promise<string> {
  const zip = new PizZip(await buildDocx(template({}, body)))
  return zip.file('word/document.xml')?.asText() ?? ''
}

const THREE_POINTS = '1. Первый.\n2. Второй.\n3. Третий.'
const TABLE = '| № | ФИО |\n| 20 | 80 |\n| {#работники}{номер} | {фио.именительный}{/работники} |'

describe('бланк приказа', () => {
  test('реквизиты идут в порядке ГОСТ Р 7.0.97-2025', async () => {
    const text = documentText(await buildDocx(template())).replaceAll('\u00a0', ' ')
    const marks = [
      '{организация.полное_наименование}',
      'ПРИКАЗ',
      '{документ.дата.прописью}',
      '№ {документ.номер}',
      'О проведении пробы',
      'ПРИКАЗЫВАЮ:',
      '1. Провести пробу.',
      '{директор.должность}',
      '{директор.фио_кратко.именительный}',
      'С приказом ознакомлены:',
    ]
    const places = marks.map((mark) => text.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('тот же текст даёт те же байты', async () => {
    expect(Buffer.compare(await buildDocx(template()), await buildDocx(template()))).toBe(0)
  })

  test('в файле нет времени сборки', async () => {
    const zip = new PizZip(await buildDocx(template()))
    expect(zip.file('docProps/core.xml')?.asText()).not.toContain('dcterms')
    expect(zip.file('docProps/core.xml')?.asText()).toContain('Приказ о пробе')
  })

  test('страницы нумеруются со второй, внизу первой — дата сверки норм', async () => {
    const zip = new PizZip(await buildDocx(template()))
    const parts = Object.keys(zip.files).filter((name) => /word\/(header|footer)\d\.xml$/.test(name))
    const texts = parts.map((name) => zip.file(name)?.asText() ?? '')
    expect(texts.filter((text) => text.includes('PAGE'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('{документ.состояние}'))).toHaveLength(1)
    expect(zip.file('word/document.xml')?.asText()).toContain('<w:titlePg/>')
  })

  test('поля 30, 10, 20 и 20 мм', async () => {
    const xml = await documentXml(orderBody(THREE_POINTS))
    expect(xml).toMatch(/<w:pgMar w:top="1133" w:right="566" w:bottom="1133" w:left="1700"/)
  })

  test('слова над таблицей, в которой расписываются, остаются с ней', async () => {
    const signing = '| Кто | Подпись | Дата |\n| 40 | 40 | 20 |\n| Член комиссии | | |'
    const xml = await documentXml(
      orderBody(THREE_POINTS, `!приложение Мнение\n\nМне известно.\n\n${signing}`),
    )
    expect(xml).toMatch(/<w:keepNext\/>(?:(?!<\/w:p>).)*Мне известно/)
  })

  test('последний пункт не отрывается от подписи', async () => {
    const xml = await documentXml(orderBody(THREE_POINTS))
    const lastPoint = xml.slice(xml.lastIndexOf('<w:p>', xml.indexOf('Третий.')), xml.indexOf('Третий.'))
    expect(lastPoint).toContain('<w:keepNext/>')
  })

  test('от подписи не отрывается и текст перед тем, чего может не быть', async () => {
    const body = orderBody(`${THREE_POINTS}\n\n{#организация.кпп}\n\nПримечание.\n\n{/организация.кпп}`)
    const xml = await documentXml(body)
    for (const word of ['Третий', 'Примечание'])
      expect(xml).toMatch(new RegExp(`<w:keepNext/>(?:(?!</w:p>).)*${word}`))
    expect(xml).not.toMatch(/<w:keepNext\/>(?:(?!<\/w:p>).)*Второй/)
  })

  test('последняя строка таблицы не отрывается от подписи под ней, повторяемая не держит всю таблицу', async () => {
    const rows = '| № | Дело |\n| 20 | 80 |\n| 1 | Первое |\n| 2 | Второе |'
    const kept = (xml: string, word: string) => new RegExp(`<w:keepNext/>(?:(?!</w:p>).)*${word}`).test(xml)
    const xml = await documentXml(orderBody(`${THREE_POINTS}\n\n${rows}`))
    expect([kept(xml, 'Первое'), kept(xml, 'Второе')]).toEqual([false, true])
    const listed = await documentXml(orderBody(`${THREE_POINTS}\n\n${TABLE}`))
    expect(kept(listed, 'фио.именительный')).toBe(false)
  })

  test('заголовок таблицы повторяется на каждой странице, строки не рвутся', async () => {
    const xml = await documentXml(orderBody(THREE_POINTS, `!приложение Список\n\n${TABLE}`))
    const sheet = xml.slice(xml.lastIndexOf('<w:tbl>'))
    expect(sheet.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    expect(sheet.match(/<w:cantSplit\/>/g)).toHaveLength(2)
  })

  test('главы, подзаголовки и приложения видны в области навигации Word', async () => {
    const zip = new PizZip(await buildDocx(template()))
    const styles = zip.file('word/styles.xml')?.asText() ?? ''
    const levels = [...styles.matchAll(/<w:style [^>]*w:styleId="(\w+)".*?<\/w:style>/gs)].flatMap(
      ([xml, id]) => {
        const level = /<w:outlineLvl w:val="(\d)"\/>/.exec(xml)?.[1]
        return level === undefined ? [] : [`${id} ${level}`]
      },
    )
    expect(levels).toEqual(['OtHeading 0', 'OtSubheading 1', 'OtTitle 0'])
  })

  test('приложение называет приказ, поперечное лежит на поперечном листе', async () => {
    const body = orderBody(
      THREE_POINTS,
      `!приложение Список\n\n${TABLE}\n\n!приложение План\n!альбом\n\n${TABLE}`,
    )
    const text = documentText(await buildDocx(template({}, body))).replaceAll('\u00a0', ' ')
    expect(text).toContain('Приложение № 1\nк приказу от {документ.дата} № {документ.номер}\nСписок')
    expect(text).toContain('Приложение № 2')
    const xml = await documentXml(body)
    expect(xml.match(/w:orient="landscape"/g)).toHaveLength(1)
  })

  test('у положения вместо шапки приказа — гриф утверждения', async () => {
    const paper = template(
      { kind: 'regulation', subject: 'Положение о пробах' },
      '1. Пробы.\n\n!ознакомление',
    )
    const text = documentText(await buildDocx(paper))
    expect(text).toMatch(/^\{организация\.полное_наименование\}\n+УТВЕРЖДАЮ\n\{директор\.должность\}/)
    expect(text).toContain('С положением ознакомлены:')
    expect(text).not.toContain('ПРИКАЗ')
  })

  test('жирное выделяется, звёздочки не печатаются', async () => {
    const xml = await documentXml(orderBody('1. **Важно** всем.\n2. Второй.\n3. Третий.'))
    expect(xml).not.toContain('**')
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*Важно/)
  })

  test('в свойствах — название, вид, организация и акты, язык русский', async () => {
    const zip = new PizZip(await buildDocx(template()))
    const core = zip.file('docProps/core.xml')?.asText() ?? ''
    expect(core).toContain('<dc:subject>О проведении пробы</dc:subject>')
    expect(core).toContain('<dc:creator>{организация.краткое_наименование}</dc:creator>')
    expect(core).toMatch(/<cp:keywords>охрана труда; [^<]*ТК РФ/)
    expect(core).toContain('<dc:language>ru-RU</dc:language>')
    const app = zip.file('docProps/app.xml')?.asText()
    expect(app).toContain('<Company>{организация.полное_наименование}</Company>')
    expect(zip.file('word/styles.xml')?.asText()).toContain('<w:lang w:val="ru-RU"/>')
    expect(zip.file('word/settings.xml')?.asText()).toContain('<w:autoHyphenation/>')
  })

  test('в карточке строка со сведениями набрана как остальные, хотя и стоит первой', async () => {
    const facts = '| ФИО | {работник.фио.именительный} |\n| 30 | 70 |\n| Отдел | {работник.отдел} |'
    const stylesOf = async (kind: string) => {
      const zip = new PizZip(await buildDocx(template({ kind }, facts)))
      const xml = zip.file('word/document.xml')?.asText() ?? ''
      return [...xml.slice(xml.indexOf('<w:tbl>')).matchAll(/<w:pStyle w:val="(\w*Cell|\w*Head)"/g)].map(
        ([, style]) => style,
      )
    }
    expect(await stylesOf('card')).toEqual(['OtCell', 'OtCell', 'OtCell', 'OtCell'])
    expect(await stylesOf('protocol')).toEqual(['OtTableHead', 'OtTableHead', 'OtCell', 'OtCell'])
  })

  test('тесный набор: таблицы и слова между ними — девятью пунктами, строки по высоте слов', async () => {
    const body =
      'Сведения из записей.\n\n| Что | Когда |\n| 60 | 40 |\n| {работник.отдел} | {документ.дата} |'
    const zip = new PizZip(await buildDocx(template({ kind: 'card', tight: 'true' }, body)))
    const xml = zip.file('word/document.xml')?.asText() ?? ''
    expect(xml).toMatch(/OtSmallCell(?:(?!<\/w:p>).)*Сведения/)
    expect(xml).toMatch(/OtSmallHead(?:(?!<\/w:p>).)*Что/)
    expect(xml).not.toMatch(/"Ot(Body|Cell|TableHead)"/)
    expect(xml).toContain('<w:trHeight w:val="226" w:hRule="atLeast"/>')
  })

  test('у каждой таблицы есть замещающий текст без меток', async () => {
    const xml = await documentXml(orderBody(THREE_POINTS, `!приложение Список\n\n${TABLE}`))
    const captions = [...xml.matchAll(/<w:tblCaption w:val="([^"]+)"\/><w:tblDescription w:val="([^"]+)"/g)]
    expect(captions).toHaveLength(xml.split('<w:tbl>').length - 1)
    expect(captions.map(([, caption, description]) => `${caption} — ${description}`)).toContain(
      'Список — Столбцы: №; ФИО',
    )
    expect(captions.join(' ')).not.toContain('{')
  })
})

const PARAGRAPH = /<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs

/** What a person does in Word: takes a paragraph out. */
function withoutParagraph(docx: Uint8Array, words: string): Uint8Array {
  const zip = new PizZip(docx)
  const xml = zip.file('word/document.xml')?.asText() ?? ''
  zip.file(
    'word/document.xml',
    xml.replace(PARAGRAPH, (paragraph) => (paragraph.includes(words) ? '' : paragraph)),
  )
  return zip.generate({ type: 'uint8array' })
}

const numberedLines = (docx: Uint8Array) =>
  documentText(docx)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => /^\d/.test(line))

describe('номера пунктов', () => {
  const points =
    '1. Первый:\n1.1. один;\n1.2. два.\n2. Второй.\n3. Третий, как в пункте 2 настоящего приказа.'
  const body = orderBody(
    points,
    '!приложение Порядок\n\n## 1. Начало\n\n1.1. Раз.\n1.2. Два.\n\n## 2. Конец\n\n2.1. Три.',
  )
  const written = [
    '1. Первый:',
    '1.1. один;',
    '1.2. два.',
    '2. Второй.',
    '3. Третий, как в пункте 2 настоящего приказа.',
    '1. Начало',
    '1.1. Раз.',
    '1.2. Два.',
    '2. Конец',
    '2.1. Три.',
  ]

  test('печатаются те, что написаны, в приложении — заново', async () => {
    expect(numberedLines(await buildDocx(template({}, body)))).toEqual(written)
  })

  test('в тексте номеров нет: их считает Word', async () => {
    const xml = await documentXml(body)
    expect(xml).not.toMatch(/<w:t[^>]*>\d+(\.\d+)*\./)
    expect(xml.match(/<w:numPr>/g)).toHaveLength(written.length)
  })

  test('пункт удалён в Word — следующие получают его номер', async () => {
    const docx = await buildDocx(template({}, body))
    expect(numberedLines(withoutParagraph(docx, 'Первый:')).slice(0, 2)).toEqual(['1.1. один;', '1.2. два.'])
    expect(numberedLines(withoutParagraph(docx, 'Второй.')).slice(3, 5)).toEqual([
      '2. Третий, как в пункте 2 настоящего приказа.',
      '1. Начало',
    ])
    expect(numberedLines(withoutParagraph(docx, 'Раз.')).slice(5, 7)).toEqual(['1. Начало', '1.1. Два.'])
  })

  test('ссылка на пункт — поле, которое берёт его номер', async () => {
    const xml = await documentXml(body)
    const [, name, printed] = / REF (\S+) \\r \\h <\/w:instrText>.*?<w:t[^>]*>([^<]*)<\/w:t>/.exec(xml) ?? []
    expect(printed).toBe('2')
    const point = [...xml.matchAll(PARAGRAPH)]
      .map(([whole]) => whole)
      .find((whole) => whole.includes('Второй.'))
    expect(name).toBeDefined()
    expect(point).toContain(`w:name="${name}"`)
    expect(point).toContain('<w:bookmarkEnd')
  })

  test.each<[string, string]>([
    ['номера начинаются не с первого', '2. Второй.\n3. Третий.\n4. Четвёртый.'],
    ['подпункт без пункта', '1.1. Один.\n1.2. Два.\n1.3. Три.'],
  ])('%s — номера остаются написанными', async (_name, odd) => {
    const docx = await buildDocx(template({}, orderBody(odd)))
    expect(numberedLines(docx)).toEqual(odd.split('\n'))
    expect(new PizZip(docx).file('word/document.xml')?.asText()).not.toContain('<w:numPr>')
  })
})
