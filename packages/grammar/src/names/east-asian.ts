/**
 * Chinese, Vietnamese and Korean names are one unit: only its last word changes, «Нгуен Ван Хунга»,
 * «Дэн Сяопина» (Rosenthal, § 149). With a Russian given name the rule ends: «Кима Олега Викторовича».
 */
const SURNAMES: ReadonlySet<string> = new Set([
  'нгуен',
  'чан',
  'ле',
  'фам',
  'хоанг',
  'хуинь',
  'фан',
  'ву',
  'во',
  'данг',
  'буй',
  'до',
  'хо',
  'нго',
  'зыонг',
  'чинь',
  'динь',
  'дао',
  'лыонг',
  'май',
  'та',
  'тхай',
  'ли',
  'ван',
  'чжан',
  'лю',
  'чэнь',
  'ян',
  'чжао',
  'хуан',
  'у',
  'чжоу',
  'сюй',
  'сунь',
  'ма',
  'чжу',
  'ху',
  'го',
  'хэ',
  'линь',
  'гао',
  'ло',
  'чжэн',
  'лян',
  'се',
  'тан',
  'дэн',
  'фэн',
  'хань',
  'цао',
  'мао',
  'си',
  'цзян',
  'вэнь',
  'дин',
  'жэнь',
  'пэн',
  'ким',
  'пак',
  'цой',
  'чхве',
  'чон',
  'лим',
  'хан',
  'син',
  'со',
  'квон',
  'хван',
  'ан',
  'сон',
  'юн',
  'чо',
])

/** These surnames are common among Russian Koreans, whose single given name is an ordinary one. */
const ALSO_RUSSIAN: ReadonlySet<string> = new Set([
  'ким',
  'пак',
  'цой',
  'ли',
  'хан',
  'лим',
  'син',
  'хван',
  'ан',
  'сон',
  'юн',
  'ян',
  'май',
  'тан',
  'дин',
])

const RUSSIAN_SHORT_NAMES: ReadonlySet<string> = new Set([
  'лев',
  'глеб',
  'марк',
  'ян',
  'клим',
  'пётр',
  'влад',
])

export function isEastAsianSurname(lastName: string): boolean {
  return SURNAMES.has(lastName.toLowerCase())
}

/** given: all the words after the surname, none of them a patronymic. */
export function isEastAsianName(lastName: string, given: readonly string[]): boolean {
  const [first = ''] = given
  if (!isEastAsianSurname(lastName) || RUSSIAN_SHORT_NAMES.has(first.toLowerCase())) return false
  return given.length > 1 || (given.length === 1 && !ALSO_RUSSIAN.has(lastName.toLowerCase()))
}
