import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { BadFileError } from '../errors/errors.ts'
import { contentTypes, documentXml, paragraph, relationships, wordFile } from '../testing/word-file.ts'

const body = paragraph('Текст')
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

function refusal(file: Uint8Array): string {
  try {
    compileTemplate(file, [])
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error
    expect(error.message).toMatch(/^[А-ЯЁ]/)
    return error.code
  }
  return 'accepted'
}

const external = (type: string, target: string) =>
  relationships([['rId9', `${OFFICE}/${type}`, target]]).replace('/></Rel', ' TargetMode="External"/></Rel')

const withRelationship = (type: string, target: string) =>
  wordFile({ body, files: { 'word/_rels/document.xml.rels': external(type, target) } })

/** The same archive with some bytes changed after packing. */
function patched(file: Uint8Array, change: (zip: Buffer) => void): Uint8Array {
  const zip = Buffer.from(file)
  change(zip)
  return zip
}

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1')
const END = Buffer.from('PK\x05\x06', 'latin1')

describe('файл, который не принимается', () => {
  test('обычный документ принимается', () => {
    expect(refusal(wordFile({ body }))).toBe('accepted')
  })

  test.each([
    ['пустой файл', new Uint8Array(0), 'not-zip'],
    ['не архив', strToU8('Просто текст'.repeat(10)), 'not-zip'],
    ['рисунок', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-zip'],
    [
      'старый .doc или документ с паролем',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'old-format',
    ],
    ['архив, но не документ', zipSync({ 'a.txt': strToU8('a') }), 'not-docx'],
    [
      'таблица Excel',
      wordFile({
        body,
        files: {
          '[Content_Types].xml': contentTypes(
            [],
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
          ),
        },
      }),
      'not-docx',
    ],
    [
      'шаблон .dotx',
      wordFile({ body, files: { '[Content_Types].xml': contentTypes([], `${WORD}.template.main+xml`) } }),
      'not-docx',
    ],
    ['без главной связи', wordFile({ body, files: { '_rels/.rels': null } }), 'not-docx'],
    ['без самого документа', wordFile({ body, files: { 'word/document.xml': null } }), 'not-docx'],
    ['больше 5 МБ', new Uint8Array(5 * 1024 * 1024 + 1), 'file-too-big'],
  ])('%s', (_name, file, code) => {
    expect(refusal(file)).toBe(code)
  })

  test.each([
    ['часть с макросами', wordFile({ body, files: { 'word/vbaProject.bin': 'x' } }), 'macros'],
    [
      '.docm',
      wordFile({
        body,
        files: {
          '[Content_Types].xml': contentTypes([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
        },
      }),
      'macros',
    ],
    [
      'DOCTYPE в документе',
      wordFile({
        body,
        files: { 'word/document.xml': documentXml(body).replace('?>', '?><!DOCTYPE a [<!ENTITY x "y">]>') },
      }),
      'doctype',
    ],
    [
      'внешняя сущность в стилях',
      wordFile({
        body,
        files: { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
      }),
      'doctype',
    ],
    [
      'DOCTYPE в связях',
      wordFile({ body, files: { 'word/_rels/document.xml.rels': '<!DOCTYPE a><a/>' } }),
      'doctype',
    ],
    [
      'UTF-16',
      wordFile({ body, files: { 'word/styles.xml': Buffer.from('\ufeff<a/>', 'utf16le') } }),
      'encoding',
    ],
    [
      'кодировка Windows',
      wordFile({ body, files: { 'word/document.xml': documentXml(body).replace('UTF-8', 'windows-1251') } }),
      'encoding',
    ],
    [
      'не UTF-8',
      wordFile({
        body,
        files: { 'word/document.xml': Buffer.from(documentXml(body), 'latin1').fill(0xff, 500, 502) },
      }),
      'encoding',
    ],
    ['незакрытый элемент', wordFile({ body: '<w:p><w:r></w:p>' }), 'bad-xml'],
    ['неизвестная сущность', wordFile({ body: paragraph('&x;') }), 'bad-xml'],
    [
      'вложенность в тысячу уровней',
      wordFile({ body: '<w:a>'.repeat(1000) + '</w:a>'.repeat(1000) }),
      'too-complex',
    ],
    ['полмиллиона пустых абзацев', wordFile({ body: '<w:p/>'.repeat(500_001) }), 'too-complex'],
    [
      'огромный список связей',
      wordFile({ body, files: { 'word/_rels/document.xml.rels': ' '.repeat(3_000_000) } }),
      'too-complex',
    ],
  ])('%s', (_name, file, code) => {
    expect(refusal(file)).toBe(code)
  })

  test.each(['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument', 'aFChunk'])(
    'внешняя связь: %s',
    (type) => {
      expect(refusal(withRelationship(type, 'https://example.com/x'))).toBe('external-relationship')
    },
  )

  test.each([
    ['https://example.com', 'accepted'],
    ['mailto:a@example.com', 'accepted'],
    ['file:///C:/secret.docx', 'external-relationship'],
    ['\\\\server\\share', 'external-relationship'],
    ['javascript:alert(1)', 'external-relationship'],
  ])('ссылка %s: %s', (target, code) => {
    expect(refusal(withRelationship('hyperlink', target))).toBe(code)
  })
})

const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = (...texts: readonly string[]) =>
  texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')
const field = (...inside: readonly string[]) =>
  `${fieldChar('begin')}${inside.join('')}${fieldChar('separate')}<w:r><w:t>1</w:t></w:r>${fieldChar('end')}`
const inParagraph = (xml: string) => wordFile({ body: `<w:p>${xml}</w:p>` })

describe('поля, которые берут чужое', () => {
  test.each([
    ['DDEAUTO', field(instruction(' DDEAUTO c:\\cmd.exe "/k calc"'))],
    ['DDE малыми буквами', field(instruction('dde excel a b'))],
    ['имя разбито на части', field(instruction('DDE', 'AUTO c:\\x'))],
    ['имя записано числами', field(instruction('&#68;DEAUTO x'))],
    ['INCLUDEPICTURE', field(instruction('INCLUDEPICTURE "https://example.com/a.png"'))],
    ['INCLUDETEXT внутри IF', field(instruction('IF 1 = 1 '), field(instruction('INCLUDETEXT "file:///x"')))],
    ['LINK', field(instruction('LINK Excel.Sheet.8 "\\\\server\\x"'))],
    ['без конца', `${fieldChar('begin')}${instruction('DDEAUTO x')}`],
    ['в одном элементе', '<w:fldSimple w:instr=" DDEAUTO x "><w:r><w:t>1</w:t></w:r></w:fldSimple>'],
    ['имя составляет другое поле', field(field(instruction('QUOTE 68 68 69')))],
    ['вставленный документ', '<w:altChunk r:id="rId5"/>'],
  ])('%s', (_name, xml) => {
    expect(refusal(inParagraph(xml))).toBe('outside-field')
  })

  test('поле в колонтитуле', () => {
    const header = `<w:p>${field(instruction('DDEAUTO x'))}</w:p>`
    expect(refusal(wordFile({ body, header }))).toBe('outside-field')
  })

  test.each(['PAGE', 'NUMPAGES', 'TOC \\o "1-3"', 'DATE', 'REF link1', 'MACROBUTTON NoMacro Нажмите'])(
    'обычное поле %s остаётся',
    (code) => {
      expect(refusal(inParagraph(field(instruction(code))))).toBe('accepted')
    },
  )
})

describe('архив, который не принимается', () => {
  test.each([
    '../evil.xml',
    'word/../../x.xml',
    '/etc/passwd',
    'C:\\x.xml',
    'a\\b.xml',
    './x.xml',
    'a\nb.xml',
  ])('имя части %j', (name) => {
    expect(refusal(wordFile({ body, files: { [name]: 'x' } }))).toBe('bad-name')
  })

  test('две части, имена которых отличаются только регистром', () => {
    expect(refusal(wordFile({ body, files: { 'WORD/Document.xml': 'x' } }))).toBe('duplicate-name')
  })

  test('больше 2000 частей', () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`x/${index}.bin`, '']))
    expect(refusal(wordFile({ body, files }))).toBe('too-many-entries')
  })

  test('бомба: одна часть разворачивается больше чем в 20 МБ', () => {
    const bomb = new Uint8Array(21 * 1024 * 1024)
    expect(refusal(wordFile({ body, files: { 'word/media/bomb.bin': bomb } }))).toBe('inflates-too-much')
  })

  test('бомба: много частей вместе', () => {
    const part = new Uint8Array(6 * 1024 * 1024)
    const files = Object.fromEntries([1, 2, 3, 4].map((index) => [`word/media/${index}.bin`, part]))
    expect(refusal(wordFile({ body, files }))).toBe('inflates-too-much')
  })

  test('бомба, которая лжёт о своём размере', () => {
    const bomb = wordFile({ body, files: { 'word/media/bomb.bin': new Uint8Array(21 * 1024 * 1024) } })
    const lying = patched(bomb, (zip) => {
      const last = zip.lastIndexOf(CENTRAL)
      zip.writeUInt32LE(10, last + 24)
    })
    expect(refusal(lying)).toBe('inflates-too-much')
  })

  test.each([
    ['зашифрованная часть', (zip: Buffer) => zip.writeUInt16LE(1, zip.indexOf(CENTRAL) + 8), 'encrypted'],
    [
      'неизвестный способ сжатия',
      (zip: Buffer) => zip.writeUInt16LE(12, zip.indexOf(CENTRAL) + 10),
      'damaged',
    ],
    [
      'неверная контрольная сумма',
      (zip: Buffer) => zip.writeUInt32LE(1, zip.indexOf(CENTRAL) + 16),
      'damaged',
    ],
    ['неверный размер', (zip: Buffer) => zip.writeUInt32LE(1, zip.indexOf(CENTRAL) + 24), 'damaged'],
    [
      'часть за концом файла',
      (zip: Buffer) => zip.writeUInt32LE(0x7fffffff, zip.indexOf(CENTRAL) + 42),
      'damaged',
    ],
    [
      'сжатые данные за концом файла',
      (zip: Buffer) => zip.writeUInt32LE(0x7fffffff, zip.indexOf(CENTRAL) + 20),
      'damaged',
    ],
    ['оглавление не там', (zip: Buffer) => zip.writeUInt32LE(5, zip.indexOf(END) + 16), 'damaged'],
    ['в оглавлении другое имя', (zip: Buffer) => zip.write('X', zip.indexOf(CENTRAL) + 46), 'damaged'],
    ['испорченные сжатые данные', (zip: Buffer) => zip.fill(0xff, 60, 90), 'damaged'],
  ])('%s', (_name, change, code) => {
    expect(refusal(patched(wordFile({ body }), change))).toBe(code)
  })

  test('обрезанный файл', () => {
    expect(refusal(wordFile({ body }).subarray(0, -30))).toBe('not-zip')
  })

  test('папки и несжатые части — не беда', () => {
    expect(refusal(wordFile({ body, stored: true, files: { 'word/media/': '' } }))).toBe('accepted')
  })
})
