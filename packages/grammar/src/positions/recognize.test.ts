import { describe, expect, test } from 'vitest'
import {
  adjectiveKind,
  agreesWithAdjective,
  isAbbreviation,
  isCompoundOfOccupations,
  isCyrillic,
  isOccupation,
  isSubstantive,
  startsWithHead,
} from './recognize.ts'

describe('сокращение', () => {
  test.each([
    ['ЭВМ', true],
    ['АХЧ2', true],
    ['HR', true],
    ['КИПиА', true],
    ['Гл', false],
    ['А', false],
    ['Инженер', false],
    ['аЭВМ', false],
    ['ЭВМка', false],
    ['КИПиАм', false],
    ['иАК', false],
  ])('«%s»: %s', (word, is) => {
    expect(isAbbreviation(word)).toBe(is)
  })
})

test.each([
  ['инженер', true],
  ['ИНЖЕНЕР', true],
  ['дизайнёр', true],
  ['engineer', false],
  ['инженер2', false],
  ['', false],
])('по-русски «%s»: %s', (word, is) => {
  expect(isCyrillic(word)).toBe(is)
})

describe('занятие', () => {
  test.each(
    'учитель сварщик наладчик охранник техник химик машинист биолог товаровед садовод фотограф педиатр лаборант президент скрипач продавец спортсмен инженер актёр актор командир маляр столяр слесарь магистр министр адвокат гардеробщица буфетчица кладовщица уборщица медсестра повариха'.split(
      ' ',
    ),
  )('«%s» узнаётся по окончанию или перечню', (word) => {
    expect(isOccupation(word)).toBe(true)
    expect(isOccupation(`старший-${word}`)).toBe(true)
    expect(isOccupation(word.toUpperCase())).toBe(false)
  })

  test.each([
    'отдел',
    'труд',
    'камер',
    'договор',
    'ремонт',
    'зданий',
    'производство',
    'инженера',
    'лицом',
    '',
  ])('«%s» — не занятие', (word) => {
    expect(isOccupation(word)).toBe(false)
  })
})

describe('прилагательное', () => {
  test.each([
    ['главный', 'masculine', 'masculine'],
    ['старший', 'masculine', 'masculine'],
    ['ведущий', 'masculine', 'masculine'],
    ['строгий', 'masculine', 'masculine'],
    ['русский', 'masculine', 'masculine'],
    ['тихий', 'masculine', 'masculine'],
    ['свежий', 'masculine', 'masculine'],
    ['рабочий', 'masculine', 'masculine'],
    ['средний', 'masculine', 'masculine'],
    ['верхний', 'masculine', 'masculine'],
    ['нижний', 'masculine', 'masculine'],
    ['внешний', 'masculine', 'masculine'],
    ['внутренний', 'masculine', 'masculine'],
    ['третий', 'masculine', 'masculine'],
    ['летний', 'masculine', 'masculine'],
    ['зданий', 'masculine', null],
    ['предприятий', 'masculine', null],
    ['портной', 'masculine', 'masculine'],
    ['рулевой', 'masculine', 'masculine'],
    ['доменной', 'masculine', null],
    ['главная', 'feminine', 'feminine'],
    ['средняя', 'feminine', 'feminine'],
    ['третья', 'feminine', 'feminine'],
    ['ответственное', 'neuter', 'neuter'],
    ['среднее', 'neuter', 'neuter'],
    ['ГЛАВНЫЙ', 'masculine', 'masculine'],
    ['инженерно-технический', 'masculine', 'masculine'],
    ['главного', null, null],
    ['инженер', null, null],
    ['строя', null, null],
    ['', null, null],
  ])('«%s»: первым в названии — %s, дальше — %s', (word, first, later) => {
    expect([adjectiveKind(word, true), adjectiveKind(word, false)]).toEqual([first, later])
  })

  test.each([
    ['рабочий', true],
    ['заведующая', true],
    ['ответственное', true],
    ['учёный', true],
    ['старший-рабочий', true],
    ['РАБОЧИЙ', true],
    ['главный', false],
    ['рабочего', false],
    ['нерабочий', false],
    ['рабочий-слесарь', false],
  ])('«%s» само называет занятие: %s', (word, is) => {
    expect(isSubstantive(word)).toBe(is)
  })

  test.each([
    ['моторист-рулевой', true],
    ['рулевой', false],
    ['моторист', false],
    ['слесарь-сантехник', false],
    ['инженерно-рабочий', false],
  ])('«%s» — занятие и прилагательное: %s', (word, is) => {
    expect(isCompoundOfOccupations(word)).toBe(is)
  })
})

describe('согласуется ли слово после прилагательного', () => {
  test.each([
    ['masculine', 'инженер', true, 'занятие'],
    ['masculine', 'отдел', true, 'на согласную'],
    ['masculine', 'автомобиль', true, 'на мягкий знак'],
    ['masculine', 'складом', false, 'творительный'],
    ['masculine', 'цехем', false, 'творительный'],
    ['masculine', 'цехов', false, 'родительный'],
    ['masculine', 'рублев', false, 'родительный'],
    ['masculine', 'частью', false, 'творительный'],
    ['masculine', 'аптекой', false, 'творительный'],
    ['masculine', 'базей', false, 'творительный'],
    ['masculine', 'чужих', false, 'родительный'],
    ['masculine', 'новых', false, 'родительный'],
    ['masculine', 'путях', false, 'предложный'],
    ['masculine', 'складах', false, 'предложный'],
    ['masculine', 'склада', false, 'родительный'],
    ['masculine', 'по', false, 'предлог'],
    ['masculine', 'из', false, 'предлог'],
    ['masculine', 'цех', true, 'три буквы'],
    ['feminine', 'смена', true, 'на -а'],
    ['feminine', 'няня', true, 'на -я'],
    ['feminine', 'частью', false, 'творительный'],
    ['feminine', 'отдел', false, 'мужской род'],
    ['neuter', 'лицо', true, 'лицо'],
    ['neuter', 'ЛИЦО', true, 'прописными'],
    ['neuter', 'окно', false, 'не лицо'],
    ['neuter', 'отдел', false, 'мужской род'],
  ] as const)('%s «%s»: %s (%s)', (kind, word, is, _why) => {
    expect(agreesWithAdjective(word, kind)).toBe(is)
  })
})

describe('начинается ли с ещё одной должности', () => {
  test.each([
    ['инженер', true, 'занятие'],
    ['главный инженер', true, 'прилагательное и занятие'],
    ['самый главный инженер', true, 'два прилагательных'],
    ['главный', true, 'одно прилагательное'],
    ['рабочий склада', true, 'занятие — прилагательное'],
    ['ответственный за склад', true, 'оборот'],
    ['высотный по найму', true, 'прилагательное с предлогом'],
    ['занятый на высоте', true, 'на'],
    ['занятый в цехе', true, 'в'],
    ['занятый во дворе', true, 'во'],
    ['занятый при складе', true, 'при'],
    ['занятый с людьми', true, 'с'],
    ['занятый со снегом', true, 'со'],
    ['приглашённый из города', true, 'из'],
    ['близкий к людям', true, 'к'],
    ['пишущий о людях', true, 'о'],
    ['пишущий об охране', true, 'об'],
    ['пожарной безопасности', false, 'перечень родительных'],
    ['стальной конструкции', false, 'прилагательное и не занятие'],
    ['технический отдел', false, 'прилагательное и не занятие'],
    ['техническое бюро', false, 'не предлог, хотя кончается так'],
    ['охраны труда', false, 'существительное'],
    ['', false, 'пусто'],
  ])('«%s»: %s (%s)', (phrase, is) => {
    expect(startsWithHead(phrase.split(' '))).toBe(is)
  })
})
