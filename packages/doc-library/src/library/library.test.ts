import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentText } from '@ot/doc-engine'
import { OPTIONAL_SECTIONS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { bundleLibrary, bundleSources } from '../build/bundle-library.ts'
import { printSample } from '../check/compare-engines.ts'
import { SAMPLE_COMPANIES, sampleFacts } from '../check/sample-facts.ts'
import { registerNumber } from '../format/groups.ts'
import { readGroups } from '../format/read-sources.ts'
import { loadLibrary, readLibrary } from '../load-library.ts'
import { orderBody, template } from '../testing/template-text.ts'
import { libraryFrom, UnknownTemplateError } from './library.ts'
import { writeLibraryFile } from './library-file.ts'

const library = await loadLibrary()
const [office] = SAMPLE_COMPANIES
if (!office) throw new RangeError('A sample company')

const plain = (bytes: Buffer) => documentText(bytes).replaceAll('\u00a0', ' ')

describe('библиотека', () => {
  test('медосмотрам и СИЗ принадлежат бумаги их групп, кроме приказов о назначении', () => {
    const papers = [...library.templates, ...library.recordPapers]
    expect(new Set(papers.map(({ section }) => section))).toEqual(new Set([null, ...OPTIONAL_SECTIONS]))
    const outside = papers.filter(
      ({ group, section }) => section === null && ['medical', 'ppe'].includes(group),
    )
    expect(outside.map(({ id }) => id).toSorted()).toEqual([
      'prikaz-o-naznachenii-otvetstvennogo-za-medosmotry',
      'prikaz-o-naznachenii-otvetstvennogo-za-siz',
    ])
  })

  test('группы идут в порядке спецификации, у каждой свой ответственный', () => {
    expect(library.groups.map(({ title }) => title)).toEqual([
      'Приказы',
      'СУОТ',
      'Медосмотры',
      'СИЗ и СС',
      'ОТ обучение',
      'ИОТ и инструктажи',
      'Микротравмы',
      'Аптечка',
      'Пожарная безопасность',
      'Электробезопасность',
      'Несчастные случаи',
    ])
    expect(library.groups.map(({ responsibility }) => responsibility).slice(5)).toEqual([
      'labourProtection',
      'microtrauma',
      'firstAidKit',
      'fireSafety',
      'electricalSafety',
      'labourProtection',
    ])
  })

  test('шаблоны идут по группам, в группе — по порядку, места не повторяются', () => {
    for (const { id } of library.groups) {
      const orders = library.templates.filter(({ group }) => group === id).map(({ order }) => order)
      expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
    }
    const groups = library.templates.map(({ group }) => group)
    expect([...new Set(groups)]).toEqual(
      library.groups.map(({ id }) => id).filter((id) => groups.includes(id)),
    )
  })

  test('у каждой группы один образец для открытой страницы', () => {
    const samples = library.templates.filter((template) => template.samples)
    expect(samples.map(({ group }) => group)).toEqual(library.groups.map(({ id }) => id))
  })

  test('номер документа — порядковый и индекс', () => {
    expect(registerNumber('ОТ', 12)).toBe('12-ОТ')
  })

  test('сборка переживает запись в файл и чтение из него', async () => {
    const bundle = await bundleLibrary()
    const folder = mkdtempSync(join(tmpdir(), 'otdel-library-'))
    const path = join(folder, 'library.bin')
    writeLibraryFile(path, bundle)
    const read = readLibrary(path)
    expect(readdirSync(folder)).toEqual(['library.bin'])
    expect(read.templates).toEqual(library.templates)
    expect(read.search('стропальщик')).toEqual(library.search('стропальщик'))
    for (const { id } of library.templates.slice(0, 20)) {
      const template = library.find(id)
      if (!template) throw new RangeError(id)
      const facts = sampleFacts(office, template, true)
      expect(Buffer.compare(read.make(id, facts).bytes, library.make(id, facts).bytes)).toBe(0)
      expect(Buffer.compare(read.docx(id), library.docx(id))).toBe(0)
    }
    rmSync(folder, { recursive: true })
  })

  test('формы, прочитанные заранее, при печати не читаются', async () => {
    const bundle = await bundleLibrary()
    const templates = bundle.templates.map((one) => ({ ...one }))
    const ready = libraryFrom({ ...bundle, templates })
    await ready.readForms()
    for (const one of templates) one.form = new Uint8Array()
    const [first] = library.templates
    if (!first) throw new RangeError('The library has templates')
    const facts = sampleFacts(office, first, true)
    expect(Buffer.compare(ready.make(first.id, facts).bytes, library.make(first.id, facts).bytes)).toBe(0)
  })

  test('неизвестный шаблон и неизвестная редакция называются', () => {
    expect(library.find('prikaz-o-lune')).toBeNull()
    expect(() => library.docx('prikaz-o-lune')).toThrow(UnknownTemplateError)
    expect(() => library.docx(library.templates[0]?.id ?? '', 99)).toThrow('Нет редакции 99')
  })

  test('зарегистрированный документ печатается по своей редакции, новый — по новой', async () => {
    const text = (word: string) => orderBody(`1. ${word} пункт.\n2. Второй.\n3. Третий.`)
    const old = template({}, text('Прежний'))
    const fresh = template({ edition: '2' }, text('Новый'))
    const bundle = await bundleSources({ groups: readGroups(), current: [fresh], superseded: [old] })
    const shelf = libraryFrom(bundle)
    const facts = { ...sampleFacts(office, { inputs: [], acquaintance: [] }, true) }
    expect(plain(shelf.make('prikaz-o-probe', facts).bytes)).toContain('1. Новый пункт.')
    expect(plain(shelf.make('prikaz-o-probe', facts, { edition: 1 }).bytes)).toContain('1. Прежний пункт.')
    expect(shelf.find('prikaz-o-probe')?.edition).toBe(2)
  })
})

describe('готовый приказ', () => {
  const id = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
  const order = library.find(id)
  if (!order) throw new RangeError('The first order')

  test('называет организацию, дату, номер и людей в нужных падежах', () => {
    const { bytes, missing } = library.make(id, sampleFacts(office, order, true))
    const text = plain(bytes)
    expect(missing).toEqual([])
    expect(text).toContain(
      'Общество с ограниченной ответственностью «Северный ветер»\n(ООО «Северный ветер»)\nПРИКАЗ',
    )
    expect(text).toContain('№ 12-ОТ')
    expect(text).toContain('5 октября 2026 г.')
    expect(text).toContain('г. Москва')
    expect(text).toContain('офис-менеджера Смирнову Елену Викторовну')
    expect(text).toContain('П.А. Ковалевский')
  })

  test('те же факты дают те же байты', () => {
    const facts = sampleFacts(office, order, true)
    expect(Buffer.compare(library.make(id, facts).bytes, library.make(id, facts).bytes)).toBe(0)
  })

  test('без ответов печатается с местами для записи и называет каждый вопрос один раз', () => {
    const { bytes, missing } = library.make(id, sampleFacts(office, order, false))
    const keys = missing.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(order.inputs.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
    expect(keys).toContain('дата_начала')
    expect(missing.find(({ key }) => key === 'ответственный')?.label).toBe('Ответственный за охрану труда')
    expect(plain(bytes)).toContain('____________')
    expect(plain(bytes)).toContain('№ ________')
  })

  test('без города место составления не печатается', () => {
    const { bytes } = library.make(
      id,
      sampleFacts({ ...office, company: { ...office.company, city: null } }, order, true),
    )
    expect(plain(bytes)).not.toContain('г. Москва')
  })
})

describe('бланк письма', () => {
  const letter = library.templates.find(({ id }) => id === 'soobshchenie-strahovshchiku')
  if (!letter) throw new RangeError('A letter on the letterhead')

  test.each([
    ['офис', 'ИНН 7712345678, КПП 771201001, ОГРН 1247700000000, 127055, г. Москва'],
    ['кафе', 'ИНН 503600000000, ОГРНИП 324508100000000, 142100, Московская обл.'],
  ])('%s: свой номер в своём реестре', (name, requisites) => {
    const company = SAMPLE_COMPANIES.find((sample) => sample.name === name)
    if (!company) throw new RangeError(name)
    const { bytes, missing } = library.make(letter.id, sampleFacts(company, letter, true))
    expect(plain(bytes)).toContain(requisites)
    expect(missing.map(({ key }) => key)).not.toContain('организация.кпп')
  })
})

describe('гриф утверждения', () => {
  const list = library.templates.find(({ id }) => id === 'reestr-opasnostey')
  if (!list) throw new RangeError('A paper that is approved')

  test.each([
    ['офис', 'УТВЕРЖДАЮ\nГенеральный директор\nООО «Северный ветер»\n____________ П.А. Ковалевский'],
    ['кафе', 'УТВЕРЖДАЮ\nИндивидуальный предприниматель\n____________ Г.С. Абрамян'],
  ])('%s: предприниматель не назван дважды', (name, stamp) => {
    const company = SAMPLE_COMPANIES.find((sample) => sample.name === name)
    if (!company) throw new RangeError(name)
    expect(plain(library.make(list.id, sampleFacts(company, list, true)).bytes)).toContain(stamp)
  })
})

describe('слова предпринимателя', () => {
  const cafe = SAMPLE_COMPANIES.find(({ name }) => name === 'кафе')
  if (!cafe) throw new RangeError('The café')
  const WRONG =
    /ОГРН\)? \d|КПП _|Общество\s|[Гг]енеральн\S+ директор|предпринимател\S+ ИП |в лице индивидуального|\S\.\.\s/
  /** The papers that say more of the organisation than its name at the top and who approves them. */
  const speaking = library.templates.filter(({ id }) =>
    library.tags(id).some((tag) => /^организация\.(огрн|кпп|краткое_наименование)$/.test(tag)),
  )

  test.each(library.groups)('в его бумагах группы «$title» нет слов общества', ({ id: group }) => {
    const found = speaking
      .filter((one) => one.group === group)
      .flatMap((one) => {
        const text = plain(library.make(one.id, sampleFacts(cafe, one, true)).bytes)
        const word = WRONG.exec(text)
        return word === null
          ? []
          : [`${one.id}: ${text.slice(Math.max(0, word.index - 40), word.index + 40)}`]
      })
    expect(found).toEqual([])
  })
})

/** The first of every kind and every twentieth: `npm run library:check` prints them all. */
const SAMPLE = library.templates.filter(
  (one, index) => index % 20 === 7 || library.templates.findIndex(({ kind }) => kind === one.kind) === index,
)

const SAMPLE_CASES = SAMPLE.flatMap((one) =>
  SAMPLE_COMPANIES.flatMap((company) =>
    [true, false].map((answered) => [one.id, company.name, answered, one, company] as const),
  ),
)

describe('обе программы печатают одинаково', () => {
  test.each(SAMPLE_CASES)('%s, %s, с ответами: %s', (_id, _name, answered, one, company) => {
    expect(printSample(library, one, company, answered).complaints).toEqual([])
  })
})

describe('чего не хватает бумаге, известно без печати', () => {
  test.each(SAMPLE_CASES)('%s, %s, с ответами: %s', (id, _name, answered, one, company) => {
    const facts = sampleFacts(company, one, answered)
    const keys = (missing: readonly { key: string }[]) => missing.map(({ key }) => key).toSorted()
    expect(keys(library.missing(id, facts))).toEqual(keys(library.make(id, facts).missing))
  })
})

describe('бумага из записей организации', () => {
  const protocol = library.recordPapers.find(({ kind }) => kind === 'protocol')
  if (!protocol) throw new RangeError('The protocol of a check of knowledge')

  test('в списке для выбора не стоит', () => {
    expect(library.templates).not.toContain(protocol)
    expect(library.find(protocol.id)).toBe(protocol)
  })

  const cases = library.recordPapers.flatMap((paper) =>
    SAMPLE_COMPANIES.flatMap((company) =>
      [true, false].map((answered) => [paper.title, company.name, answered, paper, company] as const),
    ),
  )

  test.each(cases)(
    '%s, %s, с записями: %s, печатается обеими программами одинаково',
    (_title, _name, answered, paper, company) => {
      expect(printSample(library, paper, company, answered).complaints).toEqual([])
    },
  )

  test('в служебной записке названы адресат, составитель и примечание', () => {
    const memo = library.recordPapers.find(({ kind }) => kind === 'memo')
    if (!memo) throw new RangeError('A memo')
    const text = plain(library.make(memo.id, sampleFacts(office, memo, true)).bytes)
    expect(text).toContain('Генеральному директору')
    expect(text).toContain('Ковалевскому Петру Андреевичу')
    expect(text).toContain('от Котовой Анны Андреевны')
    expect(text).toContain('<b>без выходных</b>')
  })

  test('в нём строка на каждую проверку знания, без номера реестра графа пуста', () => {
    const text = plain(library.make(protocol.id, sampleFacts(office, protocol, true)).bytes)
    for (const { lastName } of office.employees) expect(text).toContain(lastName)
    expect(text).toContain('неудовлетворительно')
    expect(text).toContain('12345671')
    expect(text).toContain('Заместитель председателя')
  })

  test('без записей — строки для записи от руки, заместителя нет', () => {
    const text = plain(library.make(protocol.id, sampleFacts(office, protocol, false)).bytes)
    expect(text).toContain('____________')
    expect(text).not.toContain('Заместитель председателя')
  })
})
