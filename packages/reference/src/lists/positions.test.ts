import { CASES, declinePosition } from '@ot/grammar'
import { folded } from '@ot/text'
import { describe, expect, test } from 'vitest'
import { findMedicalFactor, findPosition, HAZARD_KIND_FACTS, POSITIONS } from '../index.ts'

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

const profiles = POSITIONS.flatMap(({ id, name, profile }) =>
  profile === null ? [] : [{ id, name, profile }],
)

describe('должности и профессии', () => {
  test('их не меньше 620, номера и названия не повторяются', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(620)
    expect(repeated(POSITIONS.map(({ id }) => id))).toEqual([])
    const spelled = POSITIONS.map(({ name }) => folded(name))
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
  test('известно о 161 профессии с номерами от 1', () => {
    expect(profiles.map(({ id }) => id)).toEqual(Array.from({ length: 161 }, (_, at) => at + 1))
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
    for (const { profile } of profiles) {
      expect(profile.hazards.length).toBeGreaterThan(0)
      expect(repeated([...profile.hazards])).toEqual([])
      expect(repeated(profile.ppe.map(({ key }) => key))).toEqual([])
      expect(repeated(profile.medicalFactors.map(({ code }) => code))).toEqual([])
      expect(repeated(profile.training.map(({ programme }) => programme))).toEqual([])
      expect(repeated(profile.briefings.map(({ kind }) => kind))).toEqual([])
      for (const hazard of profile.hazards) expect(HAZARD_KIND_FACTS[hazard].title).not.toBe('')
    }
  })

  test('норма СИЗ со сроком называет и количество', () => {
    for (const { profile } of profiles) {
      for (const { name, norm, quantity, months } of profile.ppe) {
        expect(name).not.toMatch(/\s\/|\/\s|"/)
        if (months !== null) expect(norm).toContain(`${quantity} `)
        if (months !== null) expect(norm).toContain(`на ${months} мес.`)
      }
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
