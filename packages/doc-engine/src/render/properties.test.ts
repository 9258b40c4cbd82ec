import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { list, partOf, render, value } from '../testing/render-body.ts'
import { contentTypes, paragraph, wordFile } from '../testing/word-file.ts'

const CORE = 'application/vnd.openxmlformats-package.core-properties+xml'
const types = contentTypes([]).replace(
  '</Types>',
  `<Override PartName="/docProps/core.xml" ContentType="${CORE}"/></Types>`,
)
const filesWith = (properties: string) => ({
  '[Content_Types].xml': types,
  'docProps/core.xml': `<?xml version="1.0"?><c xmlns:dc="http://purl.org/dc/elements/1.1/">${properties}</c>`,
})
const dictionary = [value('кто'), list('люди', [value('имя')])]

function propertiesOf(properties: string, facts: Parameters<typeof render>[2]): string {
  const { bytes } = render({ body: paragraph('Текст'), files: filesWith(properties) }, dictionary, facts)
  return /<c [^>]*>(.*)<\/c>/.exec(partOf(bytes, 'docProps/core.xml'))?.[1] ?? ''
}

describe('свойства файла', () => {
  test.each<[string, string, string | null, string]>([
    ['факт', '<dc:creator>{кто}</dc:creator>', 'ООО «Пример»', '<dc:creator>ООО «Пример»</dc:creator>'],
    ['пробелы в метке', '<dc:creator>{ кто }</dc:creator>', 'Кто', '<dc:creator>Кто</dc:creator>'],
    ['знаки разметки', '<dc:title>О {кто}</dc:title>', 'А & <Б>', '<dc:title>О А &amp; &lt;Б&gt;</dc:title>'],
    ['перенос строки', '<dc:title>{кто}</dc:title>', 'А\r\nБ\tВ', '<dc:title>А Б В</dc:title>'],
    ['факта нет — пусто', '<dc:title>{кто}</dc:title>', null, '<dc:title></dc:title>'],
    ['чужие скобки', '<dc:title>{что-то} {люди}</dc:title>', 'А', '<dc:title>{что-то} {люди}</dc:title>'],
  ])('%s', (_name, properties, fact, printed) => {
    expect(propertiesOf(properties, { кто: fact })).toBe(printed)
  })

  test('недостающий факт в свойствах не назван: от руки их не заполняют', () => {
    const file = { body: paragraph('Текст'), files: filesWith('<dc:title>{кто}</dc:title>') }
    expect(render(file, dictionary).missing).toEqual([])
    expect(compileTemplate(wordFile(file), dictionary).tags).toEqual([])
  })
})
