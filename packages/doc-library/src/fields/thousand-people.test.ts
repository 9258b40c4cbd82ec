import { CASE_TAGS, CASES } from '@ot/grammar'
import { POSITIONS } from '@ot/reference'
import { expect, test } from 'vitest'
import type { PersonFacts } from './facts.ts'
import { personScope } from './person-scope.ts'

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
const HOW_MANY = 1000

function person(place: number): PersonFacts {
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

test('«И.О. Фамилия» не рвётся ни у кого', () => {
  const torn = PEOPLE.flatMap((one) =>
    CASES.map((grammaticalCase) => personScope(one).get(`фио_кратко.${CASE_TAGS[grammaticalCase]}`) ?? ''),
  ).filter((text) => text.includes(' '))
  expect(torn).toEqual([])
})
