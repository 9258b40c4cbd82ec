import { findSafetyRule, isVerifiedRule, SAFETY_RULES } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { profilePaperFacts } from '../papers.ts'
import { FAMILIES } from './families.ts'
import { POSITIONS } from './positions.ts'
import { printedRulesOf, RULE_SCOPES, safetyRulesOf } from './safety-rules.ts'

const DAY = '2026-11-23'

function positionCalled(title: string) {
  const found = POSITIONS.find(({ name }) => name === title)
  if (found === undefined) throw new Error(`no position «${title}»`)
  return found
}

function named(title: string, on = DAY): string[] {
  return printedRulesOf(positionCalled(title), on).map(({ id }) => id)
}

describe('правила по охране труда у профессий', () => {
  test('у каждого правила реестра сказано, кого оно касается; семейства и должности известны', () => {
    expect(RULE_SCOPES.map(({ rule }) => rule.id).toSorted()).toEqual(
      SAFETY_RULES.map(({ id }) => id).toSorted(),
    )
    const families = new Set(FAMILIES.map(({ key }) => key))
    const positions = new Set(POSITIONS.map(({ id }) => id))
    for (const { rule, except, ...scope } of RULE_SCOPES) {
      for (const key of [...scope.families, ...except.families]) expect(families, rule.id).toContain(key)
      for (const id of [...scope.positions, ...except.positions]) expect(positions, rule.id).toContain(id)
    }
  })

  test.each([
    ['Бухгалтер', []],
    ['Программист', []],
    ['Учитель', []],
    ['Продавец', []],
    ['Повар', []],
    ['Уборщик служебных помещений', []],
    ['Пекарь', ['mt-866n']],
    ['Медицинская сестра', ['mt-928n']],
    ['Швея', ['mt-780n']],
    ['Дворник', ['mt-758n']],
    ['Кладовщик', ['mt-753n']],
    ['Водитель погрузчика', ['mt-753n']],
    ['Водитель автомобиля', ['mt-871n']],
    ['Докер-механизатор', ['mt-753n', 'mt-343n']],
    ['Слесарь-ремонтник', ['mt-833n', 'mt-835n']],
    ['Слесарь-сантехник', ['mt-835n', 'mt-902n', 'mt-758n']],
    ['Слесарь по обслуживанию тепловых сетей', ['mt-835n', 'mt-902n', 'mt-924n']],
    ['Электромонтёр', ['mt-782n', 'mt-835n', 'mt-903n']],
    ['Кровельщик', ['mt-782n', 'mt-835n', 'mt-883n']],
    ['Каменщик', ['mt-782n', 'mt-835n', 'mt-883n']],
  ])('%s: %j', (title, rules) => {
    expect(named(title).toSorted()).toEqual(rules.toSorted())
  })

  test.each([
    ['Вальщик леса', 'mt-644n'],
    ['Доярка', 'mt-746n'],
    ['Водитель погрузчика', 'mt-814n'],
    ['Водитель трамвая', 'mt-875n'],
    ['Электрогазосварщик', 'mt-884n'],
    ['Дорожный рабочий', 'mt-882n'],
    ['Водолаз', 'mt-922n'],
    ['Оператор заправочных станций', 'mt-915n'],
    ['Пожарный', 'mt-881n'],
  ])('%s: %s известно, но сверено не двумя источниками и не печатается', (title, id) => {
    expect(safetyRulesOf(positionCalled(title)).map((rule) => rule.id)).toContain(id)
    expect(named(title)).not.toContain(id)
  })

  test('после последнего дня срока правило не названо ни в инструкции, ни в программе', () => {
    const rule = findSafetyRule('mt-866n')
    const texts = (on: string) => {
      const { lists } = profilePaperFacts(positionCalled('Пекарь'), on)
      return [...(lists.глава_1 ?? []), ...(lists.акты ?? [])].map(({ строка = '' }) => строка).join('\n')
    }
    expect(rule?.editions.at(-1)?.validTo).toBe('2031-08-31')
    expect(texts('2031-08-31')).toContain(
      'Правил по охране труда при производстве отдельных видов пищевой продукции (приказ Минтруда России от 07.12.2020 № 866н)',
    )
    expect(texts('2031-08-31')).toContain('приказ Минтруда № 866н')
    expect(texts('2031-09-01')).not.toContain('866н')
  })

  test('инструкция называет только сверенные правила, и каждое — со своими номером и днём', () => {
    for (const position of POSITIONS)
      for (const rule of printedRulesOf(position, DAY)) {
        expect(isVerifiedRule(rule), rule.id).toBe(true)
        expect(rule.named, position.name).toMatch(
          /^Правил по охране труда .+ \(приказ Минтруда России от \d\d\.\d\d\.2020 № \d+н\)$/,
        )
      }
  })
})
