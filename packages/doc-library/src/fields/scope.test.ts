import { NORMS_CHECKED_ON, TEMPLATE_SCOPES, type TemplateScope } from '@ot/domain'
import { shortDate } from '@ot/text'
import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from '../check/sample-companies.ts'
import type { Input } from '../format/front-matter.ts'
import { dictionaryOf } from './dictionary.ts'
import type { Answer, CompanyFacts, DocumentFacts } from './facts.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { scopeOf } from './scope.ts'

const [office, factory, cafe] = SAMPLE_COMPANIES
const specialist = factory?.employees[1]
if (!office || !factory || !cafe || !specialist) throw new RangeError('Three sample companies with employees')

const facts = (changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  company: factory.company,
  employees: factory.employees,
  document: { date: '2026-10-05', number: '12-ОТ' },
  values: {},
  ...changes,
})

function question(key: string, type: Input['type']): Input {
  return { key, label: `Вопрос ${key}`, type, hint: null }
}

function printed(path: string, given: DocumentFacts, inputs: Input[] = []) {
  const value = scopeOf(given, { inputs, acquaintance: [] }).get(path)
  return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value
}

describe('поля организации и документа', () => {
  test.each([
    ['организация.краткое_в_скобках', '(АО «НТЗ МК»)'],
    ['организация.место', 'г. Нижний Тагил'],
    ['организация.численность', '300'],
    ['директор.должность', 'Исполняющий обязанности генерального директора'],
    ['директор.должность.дательный', 'исполняющему обязанности генерального директора'],
    ['директор.фио.дательный', 'Черных Валентине Ильиничне'],
    ['директор.фио_кратко.именительный', 'В.И. Черных'],
    ['документ.дата', '05.10.2026'],
    ['документ.дата.прописью', '5 октября 2026 г.'],
    ['документ.номер', '12-ОТ'],
    ['документ.год', '2026'],
    ['документ.состояние', shortDate(NORMS_CHECKED_ON)],
  ])('{%s} — «%s»', (path, expected) => {
    expect(printed(path, facts())).toBe(expected)
  })

  test('чего организация не сообщила, того нет: КПП у предпринимателя, город, почта', () => {
    const { company, employees } = cafe
    for (const path of ['организация.кпп', 'организация.место', 'организация.почта', 'организация.октмо']) {
      expect(printed(path, facts({ company, employees }))).toBeNull()
    }
  })

  test('краткое наименование, равное полному, не повторяется в скобках', () => {
    const company: CompanyFacts = { ...office.company, shortName: office.company.name }
    expect(printed('организация.краткое_в_скобках', facts({ company }))).toBeNull()
    expect(printed('организация.место', facts({ company }))).toBe('г. Москва')
  })

  test('исправленный падеж важнее вычисленного, и в кратком имени тоже', () => {
    const company: CompanyFacts = {
      ...office.company,
      directorNameCases: { dative: 'Ковалевску Петру Андреевичу' },
      directorPositionCases: { dative: 'Генеральному директору общества' },
    }
    expect(printed('директор.фио.дательный', facts({ company }))).toBe('Ковалевску Петру Андреевичу')
    expect(printed('директор.фио_кратко.дательный', facts({ company }))).toBe('П.А. Ковалевску')
    expect(printed('директор.должность.дательный', facts({ company }))).toBe(
      'генеральному директору общества',
    )
    expect(printed('директор.фио.родительный', facts({ company }))).toBe('Ковалевского Петра Андреевича')
  })

  test('без номера в документе остаётся место для него', () => {
    expect(printed('документ.номер', facts({ document: { date: '2026-10-05', number: null } }))).toMatch(
      /^_+$/,
    )
  })

  test('зарегистрированный документ помнит свою дату сверки', () => {
    const document = { date: '2026-10-05', number: '1-ОТ', normsCheckedOn: '2026-09-01' }
    expect(printed('документ.состояние', facts({ document }))).toBe('01.09.2026')
  })
})

describe('ответы', () => {
  test.each<[Input['type'], Answer, string, string | null]>([
    ['text', 'отпуск', 'ответ', 'отпуск'],
    ['text', '   ', 'ответ', null],
    ['number', 21, 'ответ', '21'],
    ['number', 21, 'ответ.прописью', 'двадцать один'],
    ['number', 1.5, 'ответ.прописью', '1,5'],
    ['number', '21', 'ответ', null],
    ['date', '2026-10-05', 'ответ', '05.10.2026'],
    ['date', '2026-10-05', 'ответ.прописью', '5 октября 2026 г.'],
    ['date', '2026-02-30', 'ответ', null],
    ['employee', 2, 'ответ', 'Лебедь Мария Степановна'],
    ['employee', 2, 'ответ.фио.винительный', 'Лебедь Марию Степановну'],
    ['employee', 2, 'ответ.должность.родительный', 'специалиста по охране труда'],
    ['employee', 2, 'ответ.отдел', 'Сборочный цех № 2'],
    ['employee', 2, 'ответ.дата_рождения', '15.03.1984'],
    ['employee', 1, 'ответ.дата_приема', null],
    ['employee', 99, 'ответ.фио.винительный', null],
    ['employee', null, 'ответ', null],
  ])('%s %j: {%s} → %j', (type, answer, path, expected) => {
    expect(printed(path, facts({ values: { ответ: answer } }), [question('ответ', type)])).toBe(expected)
  })

  test('список людей — в порядке ответа, каждый один раз', () => {
    const inputs = [question('члены', 'employees')]
    const rows = scopeOf(facts({ values: { члены: [3, 1, 3, 99] } }), { inputs, acquaintance: [] }).get(
      'члены',
    )
    const names = Array.isArray(rows) ? rows.map((row) => row.get('фио_кратко.именительный')) : []
    expect(names).toEqual(['Р.А.\u00a0Мамедов', 'А.Н.\u00a0Гордиенко'])
  })

  test('пустой список — это отсутствие ответа', () => {
    const inputs = [question('члены', 'employees')]
    expect(scopeOf(facts({ values: { члены: [] } }), { inputs, acquaintance: [] }).get('члены')).toBeNull()
  })

  test('исправленный падеж работника печатается как есть', () => {
    const person: PrintedPersonFacts = { ...specialist, cases: { name: { accusative: 'Лебедеву Марию' } } }
    const given = facts({ employees: [person], values: { ответ: person.id } })
    expect(printed('ответ.фио.винительный', given, [question('ответ', 'employee')])).toBe('Лебедеву Марию')
  })
})

describe('лист ознакомления', () => {
  const inputs = [question('первый', 'employee'), question('все', 'employees'), question('срок', 'date')]

  function rowsFor(values: Record<string, Answer>, acquaintance: string[]): (string | undefined)[] {
    const rows = scopeOf(facts({ values }), { inputs, acquaintance }).get('ознакомление')
    return Array.isArray(rows)
      ? rows.map((row) => row.get('фио_кратко.именительный')?.replace('\u00a0', ' '))
      : []
  }

  test.each<[string, Record<string, Answer>, string[], string[]]>([
    [
      'все названные, каждый один раз',
      { первый: 2, все: [1, 2] },
      ['первый', 'все'],
      ['М.С. Лебедь', 'А.Н. Гордиенко'],
    ],
    ['за неназванного — пустая строка', { все: [1] }, ['первый', 'все'], ['А.Н. Гордиенко', '']],
    ['за неназванных — три', { первый: 2 }, ['первый', 'все'], ['М.С. Лебедь', '', '', '']],
    ['никто не назначен заранее — пять строк', {}, [], ['', '', '', '', '']],
  ])('%s', (_name, values, acquaintance, expected) => {
    expect(rowsFor(values, acquaintance)).toEqual(expected)
  })

  test('прежнего не было — строки за него нет', () => {
    const former: Input = { ...question('прежний', 'employee'), record: 'predecessor' }
    const asked = { inputs: [question('первый', 'employee'), former], acquaintance: ['первый', 'прежний'] }
    const rows = scopeOf(facts({ values: { первый: 2 } }), asked).get('ознакомление')
    expect(rows).toHaveLength(1)
  })

  test('кто отвечает по другому приказу — из назначенных, и тоже один раз', () => {
    const company: CompanyFacts = {
      ...factory.company,
      responsible: { 101: { person: { ...specialist }, orderNumber: '1', orderDate: '2026-10-01' } },
    }
    const asked = { inputs, acquaintance: ['первый', 'ответственные.охрана_труда'] }
    const rows = scopeOf(facts({ company, values: { первый: specialist.id } }), asked).get('ознакомление')
    expect(rows).toHaveLength(1)
  })
})

describe('комиссия', () => {
  const inputs: Input[] = [
    question('председатель', 'employee'),
    { ...question('члены', 'employees'), besides: ['председатель'] },
  ]
  const listed = (values: Record<string, Answer>) =>
    scopeOf(facts({ values }), { inputs, acquaintance: ['председатель', 'члены'] })

  test('председатель не встаёт среди членов, кто бы ни ответил', () => {
    const scope = listed({ председатель: 1, члены: [1, 3] })
    expect(scope.get('члены')).toHaveLength(1)
    expect(scope.get('ознакомление')).toHaveLength(2)
  })

  test('названы все — пустых строк не остаётся', () => {
    const scope = listed({ председатель: 1, члены: [1] })
    expect(scope.get('члены')).toEqual([])
    expect(scope.get('ознакомление')).toHaveLength(1)
  })
})

describe('тот, о ком бумага', () => {
  const subject = {
    employee: specialist,
    department: { name: 'Сборочный цех № 2' },
    position: { name: 'Мастер участка сварки' },
  }

  function aboutOne(scope: TemplateScope, path: string, given = facts({ subject })) {
    const value = scopeOf(given, { inputs: [], acquaintance: [], scope }).get(path)
    return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value
  }

  test.each<[TemplateScope, string, string | null | undefined]>([
    ['employee', 'работник.фио.дательный', 'Лебедь Марии Степановне'],
    ['employee', 'работник.фио_кратко.именительный', 'М.С. Лебедь'],
    ['employee', 'работник.должность', 'Специалист по охране труда'],
    ['employee', 'работник.должность.родительный', 'специалиста по охране труда'],
    ['employee', 'работник.отдел', 'Сборочный цех № 2'],
    ['employee', 'работник.снилс', '112-233-445 91'],
    ['employee', 'работник.пол', 'женский'],
    ['department', 'отдел.название', 'Сборочный цех № 2'],
    ['position', 'профессия.название', 'Мастер участка сварки'],
    ['position', 'профессия.название.родительный', 'мастера участка сварки'],
    ['company', 'работник.фио.дательный', undefined],
  ])('бумага о %s: {%s} — %j', (scope, path, expected) => {
    expect(aboutOne(scope, path)).toBe(expected)
  })

  test.each<[TemplateScope, string]>([
    ['employee', 'работник.фио.дательный'],
    ['department', 'отдел.название'],
    ['position', 'профессия.название.дательный'],
  ])('бумага о %s без выбранного: {%s} пуста', (scope, path) => {
    expect(aboutOne(scope, path, facts())).toBeNull()
  })

  test('исправленный падеж должности печатается как есть', () => {
    const position = { name: 'Мастер', cases: { genitive: 'Мастера цеха' } }
    expect(aboutOne('position', 'профессия.название.родительный', facts({ subject: { position } }))).toBe(
      'мастера цеха',
    )
  })

  test('вопрос с тем же именем важнее: так устроены прежние редакции', () => {
    const questions = {
      inputs: [question('работник', 'employee')],
      acquaintance: [],
      scope: 'employee' as const,
    }
    const given = facts({ subject, values: { работник: 1 } })
    expect(scopeOf(given, questions).get('работник.фио.именительный')).toBe('Гордиенко Александр Николаевич')
  })

  function namesOf(given: DocumentFacts, path: string, acquaintance: string[] = []) {
    const rows = scopeOf(given, { inputs: [], acquaintance, scope: 'employee' }).get(path)
    return Array.isArray(rows)
      ? rows.map((row) => row.get('фио_кратко.именительный')?.replace('\u00a0', ' '))
      : rows
  }

  const second = factory.employees[1]
  const moved = factory.employees.map((person) =>
    person === second ? { ...person, department: 'Склад' } : person,
  )

  test.each<[string, Partial<DocumentFacts>, number]>([
    ['организации', {}, factory.employees.length],
    ['отдела', { employees: moved, subject: { department: { name: 'склад' } } }, 1],
    ['должности', { subject: { position: { name: 'Главный инженер' } } }, 1],
    ['названные поимённо', { subject: { ...subject, people: [1, 3] } }, 2],
    ['один, о ком бумага', { subject: { employee: specialist } }, 1],
  ])('{#работники} — %s', (_name, changes, count) => {
    expect(namesOf(facts(changes), 'работники')).toHaveLength(count)
  })

  test.each<[string, Partial<DocumentFacts>, string[], string[]]>([
    ['того, о ком бумага', { subject: { employee: specialist } }, ['работник'], ['М.С. Лебедь']],
    ['не выбран — пустая строка', {}, ['работник'], ['']],
    ['всех названных поимённо', { subject: { people: [1] } }, ['работники'], ['А.Н. Гордиенко']],
    [
      'в отделе никого — три строки',
      { subject: { department: { name: 'Пусто' } } },
      ['работники'],
      ['', '', ''],
    ],
  ])('ознакомление: %s', (_name, changes, keys, expected) => {
    expect(namesOf(facts(changes), 'ознакомление', keys)).toEqual(expected)
  })
})

test('у каждой метки словаря есть значение, и лишних значений нет', () => {
  const inputs = [question('работник', 'employee'), question('члены', 'employees'), question('срок', 'date')]
  const questions = { inputs, acquaintance: [] }
  const paths = dictionaryOf(questions).map(({ path }) => path)
  expect([...scopeOf(facts(), questions).keys()].toSorted()).toEqual(paths.toSorted())
  expect(new Set(paths).size).toBe(paths.length)
  for (const scope of TEMPLATE_SCOPES) {
    const about = { inputs: [], acquaintance: [], scope }
    const own = dictionaryOf(about).map(({ path }) => path)
    expect([...scopeOf(facts(), about).keys()].toSorted()).toEqual(own.toSorted())
  }
})
