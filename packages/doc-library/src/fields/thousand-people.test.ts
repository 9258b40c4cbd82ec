import { compileTemplate, documentText } from '@ot/doc-engine'
import { CASE_TAGS, CASES } from '@ot/grammar'
import { POSITIONS } from '@ot/reference'
import { expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from '../check/sample-companies.ts'
import { buildDocx } from '../paper/build-docx.ts'
import { template } from '../testing/template-text.ts'
import { dictionaryOf } from './dictionary.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { personScope } from './person-scope.ts'
import { scopeOf } from './scope.ts'

const MEN = [
  'Ждан',
  'Щукарёв',
  'Лебедь',
  'Швец',
  'Збруев',
  'Чиж-Мстиславский',
  'Коваленко',
  'Дюма',
  'Седых',
  'Мицкевич',
]
const WOMEN = [
  'Спиридонова',
  'Лебедь',
  'Штольц',
  'Львова',
  'Всехсвятская',
  'Гречко',
  'Римская-Корсакова',
  'Черных',
  'Зверева',
  'Окуджава',
]
const [COMPANY] = SAMPLE_COMPANIES
if (COMPANY === undefined) throw new RangeError('A sample company')
const HOW_MANY = 1000

function person(place: number): PrintedPersonFacts {
  const isMan = place % 2 === 0
  const surnames = isMan ? MEN : WOMEN
  const { cases } = POSITIONS[place % POSITIONS.length] ?? { cases: { nominative: 'слесарь' } }
  return {
    id: place,
    lastName: surnames[Math.floor(place / 2) % surnames.length] ?? '',
    firstName: isMan ? 'Всеволод' : 'Жанна',
    fatherName: isMan ? 'Львович' : 'Ефимовна',
    sex: isMan ? 'm' : 'f',
    position: cases.nominative,
    department: null,
    birthDate: null,
    hireDate: null,
  }
}

const PEOPLE = Array.from({ length: HOW_MANY }, (_, place) => person(place))

/** What is wrong with the words of a person on any paper. */
function wrongWords(text: string): string[] {
  return [
    /\.\./.test(text) ? 'две точки' : '',
    / {2}|^ | $/.test(text) ? 'лишний пробел' : '',
    /(?:^|\s)с (?:[сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(text) ? '«с» вместо «со»' : '',
    /(?:^|\s)со [аеёиоуыэюя]/i.test(text) ? '«со» вместо «с»' : '',
  ].filter((problem) => problem !== '')
}

test('у тысячи людей с настоящими должностями слова вокруг имени верны', () => {
  const paths = [
    ...['фио', 'фио_кратко', 'должность'].flatMap((root) => CASES.map((one) => `${root}.${CASE_TAGS[one]}`)),
    ...['фио', 'фио_кратко', 'должность'].map((root) => `${root}.творительный.с_предлогом`),
  ]
  const wrong = PEOPLE.flatMap((one) =>
    paths.flatMap((path) => {
      const text = personScope(one).get(path) ?? ''
      return (text === '' ? ['пусто'] : wrongWords(text)).map((problem) => `${path}: ${text} — ${problem}`)
    }),
  )
  expect(wrong).toEqual([])
})

const NAME_PATHS = ['фио', 'фио_кратко'].flatMap((root) => [
  ...CASES.map((one) => `${root}.${CASE_TAGS[one]}`),
  `${root}.творительный.с_предлогом`,
])

test('«И.О. Фамилия» не рвётся ни у кого', () => {
  const torn = PEOPLE.flatMap((one) =>
    CASES.map((grammaticalCase) => personScope(one).get(`фио_кратко.${CASE_TAGS[grammaticalCase]}`) ?? ''),
  ).filter((text) => /[ -]/.test(text))
  expect(torn).toEqual([])
})

test('двойная фамилия стоит в одной строке ни с обычным дефисом, ни без него', () => {
  const double = PEOPLE.filter(({ lastName }) => lastName.includes('-'))
  expect(double.length).toBeGreaterThan(50)
  const torn = double.flatMap((one) =>
    NAME_PATHS.map((path) => personScope(one).get(path) ?? '').filter(
      (text) => text.includes('-') || !text.includes('\u2011'),
    ),
  )
  expect(torn).toEqual([])
})

/** What stands before a tag and after it meets what the tag brings. */
const SENTENCES = [
  ...NAME_PATHS.map((path) => `Поручить {${path}}.`),
  'Обязанности возложить на {должность.винительный} {фио_кратко.винительный}.',
  'Назначить {фио.винительный} лицом, ответственным за охрану труда.',
  'Ознакомить {должность.винительный} ({фио.винительный}).',
]

test('в предложении ни с кем из тысячи нет двух точек, разорванного имени и рода, которого не угадать', async () => {
  const body = [
    ...SENTENCES.map((sentence) => `{#работники}${sentence} {/работники}`),
    'Выплатить {сумма} руб. до {срок.прописью}.',
  ].join('\n\n')
  const inputs = '[{ key: сумма, label: Сумма, type: number }, { key: срок, label: Срок, type: date }]'
  const source = template({ inputs }, body)
  const questions = { ...source.front, acquaintance: [] }
  const paper = compileTemplate(await buildDocx(source), dictionaryOf(questions))
  const scope = scopeOf(
    {
      company: COMPANY.company,
      // «Иванов И.И.» is how some staff lists keep a name.
      employees: PEOPLE.map((one) =>
        one.id % 3 === 0 ? { ...one, firstName: 'В.', fatherName: 'Л.' } : one,
      ),
      document: { date: '2026-10-05', number: '1' },
      values: { сумма: 1_250_000, срок: '2026-11-01' },
    },
    questions,
  )
  const text = documentText(paper.render(scope).bytes)
  expect(text.split('Поручить').length).toBeGreaterThan(NAME_PATHS.length * HOW_MANY)
  expect(
    [...text.matchAll(/.{0,40}(?:\.\.|\d{5}| {2}\S|ответственной за|\{).{0,20}/g)].map(([at]) => at),
  ).toEqual([])
  expect(text.replaceAll('\u00a0', '~')).toContain('Выплатить 1~250~000~руб. до 1~ноября~2026~г.')
  expect(text).not.toContain('г..')
})
