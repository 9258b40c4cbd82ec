import { describe, expect, test } from 'vitest'
import type { PositionProfile } from './profile.ts'
import { RANK_NOTES, rankOf, type TitleRank, withRank } from './rank.ts'

const TURNER: PositionProfile = {
  sector: 'Производство',
  okpdtr: null,
  hazards: ['move', 'cut'],
  ppe: [],
  medicalFactors: [{ code: '15', conditional: false }],
  training: [
    { programme: 'methods', conditional: false },
    { programme: 'hazardous-8', conditional: false },
    { programme: 'electrical-3', conditional: false },
  ],
  briefings: [{ kind: 'internship', conditional: true }],
  highRisk: true,
  officeExemptCandidate: false,
  note: null,
}

const programmes = ({ training }: PositionProfile) =>
  training.map(({ programme, conditional }) => (conditional ? `${programme}?` : programme))

describe('ранг в названии', () => {
  test.each<[string, TitleRank | null]>([
    ['Начальник цеха', 'head'],
    ['Заведующая складом', 'head'],
    ['Зам. начальника цеха', 'deputy'],
    ['Заместитель директора', 'deputy'],
    ['Старший мастер', 'foreman'],
    ['Мастер участка', 'foreman'],
    ['Мастер маникюра', null],
    ['Мастер производственного обучения', null],
    ['Бригадир грузчиков', 'brigade'],
    ['Старший смены охраны', 'brigade'],
    ['Старшая медицинская сестра', 'senior'],
    ['Ученик токаря', 'apprentice'],
    ['Стажёр', 'apprentice'],
    ['Токарь', null],
    ['Главный бухгалтер', null],
  ])('%s — %s', (title, rank) => {
    expect(rankOf(title)).toBe(rank)
  })
})

describe('что меняет ранг', () => {
  test('руководитель и мастер учатся по программе А, заместитель и бригадир — по вопросу', () => {
    expect(programmes(withRank(TURNER, 'head'))).toContain('general')
    expect(programmes(withRank(TURNER, 'foreman'))).toContain('general')
    expect(programmes(withRank(TURNER, 'deputy'))).toContain('general?')
    expect(programmes(withRank(TURNER, 'brigade'))).toContain('general?')
    expect(withRank(TURNER, 'head').hazards).toEqual(['move', 'cut', 'psy'])
  })

  test('ученик стажируется, а работы повышенной опасности и группу получает потом', () => {
    const learner = withRank(TURNER, 'apprentice')
    expect(learner.briefings).toEqual([{ kind: 'internship', conditional: false }])
    expect(programmes(learner)).toEqual(['methods', 'hazardous-8?', 'electrical-3?'])
  })

  test('старший делает то же и учит других', () => {
    const senior = withRank(TURNER, 'senior')
    expect(senior).toEqual({ ...TURNER, note: RANK_NOTES.senior })
  })

  test('дважды ничего не прибавляется, без ранга ничего не меняется', () => {
    for (const rank of ['head', 'deputy', 'foreman', 'brigade', 'senior', 'apprentice'] as const) {
      const once = withRank(TURNER, rank)
      expect(withRank(once, rank)).toEqual(once)
    }
    expect(withRank(TURNER, null)).toBe(TURNER)
  })

  test('что руководителю уже положено, условием не становится', () => {
    const taught = withRank(TURNER, 'head')
    expect(programmes(withRank(taught, 'deputy'))).toContain('general')
  })
})
