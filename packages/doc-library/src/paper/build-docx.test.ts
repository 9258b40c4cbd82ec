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

  test('последний пункт не отрывается от подписи', async () => {
    const xml = await documentXml(orderBody(THREE_POINTS))
    const lastPoint = xml.slice(
      xml.lastIndexOf('<w:p>', xml.indexOf('3. Третий.')),
      xml.indexOf('3. Третий.'),
    )
    expect(lastPoint).toContain('<w:keepNext/>')
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
})
