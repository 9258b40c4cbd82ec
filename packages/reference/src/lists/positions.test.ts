import { HAZARD_KINDS, PROFILE_PARTS, PROFILE_SOURCES } from '@ot/domain'
import { CASES, declinePosition } from '@ot/grammar'
import { foldLetters } from '@ot/text'
import { describe, expect, test } from 'vitest'
import families from '../../data/families.json' with { type: 'json' }
import differences from '../../data/position-differences.json' with { type: 'json' }
import { findMedicalFactor, findPosition, HAZARD_KIND_FACTS, POSITIONS } from '../index.ts'

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

const profiles = POSITIONS.map(({ id, name, profile }) => ({ id, name, profile }))

describe('должности и профессии', () => {
  test('их не меньше 620, номера и названия не повторяются', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(620)
    expect(repeated(POSITIONS.map(({ id }) => id))).toEqual([])
    const spelled = POSITIONS.map(({ name }) => foldLetters(name))
    expect(repeated(spelled)).toEqual([])
  })

  test('названия начинаются с прописной, без лишних пробелов, разрядов и категорий', () => {
    const wrong = POSITIONS.map(({ name }) => name).filter(
      (name) => !/^[А-ЯЁA-Z]/.test(name) || name !== name.trim() || /\s{2}|разряд|категории/.test(name),
    )
    expect(wrong).toEqual([])
  })

  test('записанные падежи — те же, что даёт склонение', () => {
    const wrong = POSITIONS.flatMap(({ name, cases }) =>
      CASES.filter(
        (grammaticalCase) => cases[grammaticalCase] !== declinePosition(name, grammaticalCase),
      ).map((grammaticalCase) => `${name}: ${cases[grammaticalCase]}`),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['Слесарь по ремонту автомобилей', 'Слесарем по ремонту автомобилей'],
    ['Монтажник-кабельщик связи', 'Монтажником-кабельщиком связи'],
    ['Кладовщик-грузчик', 'Кладовщиком-грузчиком'],
    ['Помощник воспитателя', 'Помощником воспитателя'],
    ['Заведующий складом', 'Заведующим складом'],
    ['Моторист-рулевой', 'Мотористом-рулевым'],
    ['Монтажник связи — линейщик', 'Монтажником связи — линейщиком'],
    ['Врач — судебно-медицинский эксперт', 'Врачом — судебно-медицинским экспертом'],
    ['Врач общей практики (семейный врач)', 'Врачом общей практики (семейным врачом)'],
    ['Машинист (кочегар) котельной', 'Машинистом (кочегаром) котельной'],
    ['Медицинская сестра палатная (постовая)', 'Медицинской сестрой палатной (постовой)'],
    ['Швея-мотористка', 'Швеёй-мотористкой'],
    ['Боец скота', 'Бойцом скота'],
    ['Сомелье', 'Сомелье'],
  ])('%s → %s', (name, instrumental) => {
    expect(POSITIONS.find((position) => position.name === name)?.cases.instrumental).toBe(instrumental)
  })

  test.each([
    [1, 'Генеральный директор'],
    [5, 'Экономист'],
    [99, 'Слесарь по эксплуатации и ремонту газового оборудования'],
    [161, 'Заведующий складом'],
    [1001, 'Директор'],
    [1084, 'Продавец'],
    [2001, 'Управляющий директор'],
  ])('номер %i навсегда — %s', (id, name) => {
    expect(findPosition(id)?.name).toBe(name)
  })

  test('неизвестный номер не находится', () => {
    expect(findPosition(0)).toBeNull()
    expect(findPosition(2 ** 53)).toBeNull()
  })
})

describe('что обычно положено по профессии', () => {
  test('свой профиль у 161 профессии с номерами от 1, у остальных — семейства', () => {
    const own = POSITIONS.filter(({ isOwnProfile }) => isOwnProfile)
    expect(own.map(({ id }) => id)).toEqual(Array.from({ length: 161 }, (_, at) => at + 1))
  })

  test('нет должности без семейства, и в двух семействах не стоит ни одна', () => {
    const listed = families.flatMap(({ positions }) => positions)
    expect(repeated(listed)).toEqual([])
    expect(listed.toSorted((a, b) => a - b)).toEqual(POSITIONS.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(repeated(families.map(({ title }) => title))).toEqual([])
  })

  test('отличия называют должности без своего профиля и меняют то, что есть', () => {
    for (const { id, add, drop } of differences) {
      const position = findPosition(id)
      expect(position?.isOwnProfile, `${id}`).toBe(false)
      const base = position?.family.profile
      expect(base?.hazards, `${position?.name}`).toEqual(expect.arrayContaining(drop.hazards))
      for (const part of ['ppe', 'medicalFactors', 'training'] as const) {
        const held = [...(base?.[part].always ?? []), ...(base?.[part].conditional ?? [])]
        expect(held, `${position?.name} ${part}`).toEqual(expect.arrayContaining(drop[part]))
      }
      expect(position?.profile.hazards).toEqual(expect.arrayContaining(add.hazards))
    }
  })

  test('что взято из памяти, так и помечено: ни одна строка профилей не сверена с текстом акта', () => {
    expect(PROFILE_SOURCES.map(({ part }) => part)).toEqual(PROFILE_PARTS)
    expect(PROFILE_SOURCES.filter(({ verified }) => verified)).toEqual([])
  })

  test.each([
    ['Водитель автомобиля', ['veh'], ['18.1', '18.2']],
    ['Электромонтёр', ['el', 'arc'], ['9']],
    ['Термист', ['heat', 'burn'], ['4.8']],
    ['Прессовщик', ['move'], ['15']],
    ['Технолог', ['noise'], []],
    ['Вальщик леса', ['objfall', 'move'], ['10']],
    ['Матрос', ['water'], []],
  ])('%s: %j, пункты %j', (name, hazards, codes) => {
    const profile = POSITIONS.find((position) => position.name === name)?.profile
    expect(profile?.hazards).toEqual(expect.arrayContaining(hazards))
    expect(profile?.medicalFactors.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  test('пункты 29н существуют и имеют срок', () => {
    const wrong = profiles.flatMap(({ name, profile }) =>
      profile.medicalFactors
        .filter(({ code }) => (findMedicalFactor(code)?.months ?? null) === null)
        .map(({ code }) => `${name}: ${code}`),
    )
    expect(wrong).toEqual([])
  })

  test('опасности названы, СИЗ, пункты, программы и инструктажи в одном профиле не повторяются', () => {
    const wrong = profiles.flatMap(({ name, profile }) => {
      const lists = [
        profile.hazards,
        profile.ppe.map(({ key }) => key),
        profile.medicalFactors.map(({ code }) => code),
        profile.training.map(({ programme }) => programme),
        profile.briefings.map(({ kind }) => kind),
      ]
      const twice = lists.flatMap((list) => repeated([...list]))
      return profile.hazards.length === 0 || twice.length > 0 ? [`${name}: ${twice.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
    expect(HAZARD_KINDS.filter((kind) => HAZARD_KIND_FACTS[kind].title === '')).toEqual([])
  })

  test('норма СИЗ со сроком называет и количество', () => {
    const kinds = new Map(profiles.flatMap(({ profile }) => profile.ppe.map((line) => [line.key, line])))
    for (const { name, norm, quantity, months } of kinds.values()) {
      expect(name).not.toMatch(/\s\/|\/\s|"/)
      if (months !== null) expect(norm).toContain(`${quantity} `)
      if (months !== null) expect(norm).toContain(`на ${months} мес.`)
    }
  })

  test('каска, группа по электробезопасности и работы на высоте у электромонтажника', () => {
    const profile = findPosition(58)?.profile
    expect(profile?.okpdtr).toEqual({ code: '19806', verified: false })
    expect(profile?.ppe).toContainEqual({
      key: 'helmet',
      name: 'Каска защитная от механических воздействий',
      unit: 'шт.',
      quantity: 1,
      norm: '1 шт. на 24 мес.',
      months: 24,
      conditional: false,
    })
    expect(profile?.training.map(({ programme }) => programme)).toEqual([
      'methods',
      'hazardous-9',
      'hazardous-18',
      'first-aid',
      'ppe-use',
      'electrical-3',
    ])
    expect(profile?.briefings).toEqual([{ kind: 'internship', conditional: false }])
    expect(profile?.medicalFactors.map(({ code }) => code)).toEqual(['9', '6.1'])
    expect(profile?.highRisk).toBe(true)
  })
})
