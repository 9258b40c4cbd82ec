import type { CompanyFacts, DocumentFacts, PrintedPersonFacts, TemplateSummary } from '@ot/doc-library'
import { expect, test } from 'vitest'
import { changedFacts } from './changed-facts.ts'
import { holdsOn } from './standing-kinds.ts'

const COMPANY: CompanyFacts = {
  name: 'Общество с ограниченной ответственностью «Ветер»',
  shortName: 'ООО «Ветер»',
  inn: '7712345678',
  kpp: '771201001',
  ogrn: '1247700000000',
  okpo: '87654321',
  okved: '62.01',
  oktmo: '45382000',
  legalAddress: 'Москва, ул. Лесная, д. 5',
  actualAddress: 'Москва, ул. Лесная, д. 5',
  mailingAddress: 'Москва, а/я 14',
  phone: '+7 495 000-00-00',
  email: 'info@veter.example',
  city: 'Москва',
  headcount: 12,
  directorName: 'Ковалевский Пётр Андреевич',
  directorPosition: 'Генеральный директор',
  directorNameCases: {},
  directorPositionCases: {},
}

const PERSON: PrintedPersonFacts = {
  id: 7,
  lastName: 'Белых',
  firstName: 'Анна',
  fatherName: 'Павловна',
  sex: 'f',
  position: 'Инженер',
  department: 'Цех',
  birthDate: null,
  hireDate: null,
}

const TEMPLATE = {
  scope: 'company',
  acquaintance: [],
  records: null,
  inputs: [{ key: 'старший', label: 'Старший смены', type: 'employee', hint: null }],
} satisfies Pick<TemplateSummary, 'scope' | 'acquaintance' | 'records' | 'inputs'>

const FACTS: DocumentFacts = {
  company: COMPANY,
  employees: [PERSON],
  document: { date: '2026-01-10', number: '1' },
  values: { старший: 7 },
}

function changes(tags: readonly string[], now: Partial<DocumentFacts>): string[] {
  return changedFacts({ template: TEMPLATE, tags, before: FACTS, now: { ...FACTS, ...now } })
}

const SIGNED = [
  'организация.краткое_наименование',
  'директор.фио_кратко.именительный',
  'старший.фио.дательный',
]

test.each<[string, readonly string[], Partial<DocumentFacts>, string[]]>([
  ['ничего', SIGNED, {}, []],
  ['адрес, которого нет в тексте', SIGNED, { company: { ...COMPANY, mailingAddress: 'Тверь' } }, []],
  [
    'руководитель и название',
    SIGNED,
    { company: { ...COMPANY, directorName: 'Черных Олег Ильич', shortName: 'АО «Ветер»' } },
    ['Краткое наименование организации', 'Руководитель организации'],
  ],
  [
    'должность названного, которую не печатают',
    SIGNED,
    { employees: [{ ...PERSON, position: 'Мастер' }] },
    [],
  ],
  ['фамилия названного', SIGNED, { employees: [{ ...PERSON, lastName: 'Чёрных' }] }, ['Старший смены']],
  ['названный уволен', SIGNED, { employees: [] }, ['Старший смены']],
  ['названный сменился', SIGNED, { values: { старший: null } }, ['Старший смены']],
  [
    'список работников',
    ['работники', 'работники.фио.именительный'],
    { employees: [PERSON, { ...PERSON, id: 8, lastName: 'Акимова' }] },
    ['Работники организации, подразделения или должности'],
  ],
  [
    'новый человек в листе ознакомления',
    ['ознакомление', 'ознакомление.фио.именительный'],
    { employees: [PERSON, { ...PERSON, id: 8 }] },
    [],
  ],
  [
    'записанное о названном с тех пор',
    ['старший.фио.дательный', 'старший.класс_условий'],
    {
      employees: [
        {
          ...PERSON,
          records: {
            workplace: '17',
            conditions: '3.1',
            factors: '',
            items: '',
            examinedOn: null,
            experience: '2 года',
          },
        },
      ],
    },
    [],
  ],
  ['своя дата документа', ['документ.дата'], { document: { date: '2026-02-10', number: '1' } }, []],
])('изменилось: %s', (_case, tags, now, expected) => {
  expect(changes(tags, now)).toEqual(expected)
})

test.each<[TemplateSummary['kind'], TemplateSummary['scope'], boolean]>([
  ['order', 'company', true],
  ['order', 'employee', false],
  ['card', 'position', true],
  ['card', 'employee', false],
  ['act', 'company', false],
  ['regulation', 'company', true],
])('%s о %s держится после своего дня: %s', (kind, scope, expected) => {
  expect(holdsOn({ kind, scope, records: null })).toBe(expected)
})

test('бумага из записей показывает их, какими они были', () => {
  expect(holdsOn({ kind: 'list', scope: 'company', records: 'training' })).toBe(false)
})
