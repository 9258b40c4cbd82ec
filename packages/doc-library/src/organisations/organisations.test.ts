import { isInn, isOgrn, RESPONSIBILITY_ROLES } from '@ot/domain'
import { POSITIONS } from '@ot/reference'
import { describe, expect, test } from 'vitest'
import { WRITTEN } from '../testing/written-library.ts'
import { isAskedOf, ORGANISATIONS } from './organisation.ts'
import { readDemands, readOrganisations } from './read-organisations.ts'

const organisations = readOrganisations().map((organisation) => [organisation.id, organisation] as const)
const demands = readDemands()
const templates = new Map(WRITTEN.current.map(({ front }) => [front.id, front]))
const positions = new Set(POSITIONS.map(({ name }) => name))
const roles = new Set(RESPONSIBILITY_ROLES.map(({ id }) => String(id)))

describe('пять организаций', () => {
  test.each(organisations)(
    '%s: людей столько, сколько в карточке, у каждого имя и день',
    (_id, { company, people }) => {
      expect(people).toHaveLength(company.headcount ?? 0)
      for (const person of people) expect(Object.values(person).filter((value) => value === '')).toEqual([])
      expect(people.filter(({ birthDate, hireDate }) => birthDate === null || hireDate === null)).toEqual([])
    },
  )

  test.each(organisations)(
    '%s: ИНН и ОГРН её и других организаций с верными контрольными числами',
    (_id, known) => {
      const others = Object.values(known.answers).filter((said) => typeof said === 'object')
      for (const { inn, ogrn } of [known.company, ...others]) {
        expect(inn ?? '').toSatisfy((text: string) => text === '' || isInn(text))
        expect(ogrn ?? '').toSatisfy((text: string) => text === '' || isOgrn(text))
      }
    },
  )

  test.each(organisations)('%s: каждая запись ведомости ведёт к должности справочника', (_id, known) => {
    expect([...new Set(known.people.map(({ position }) => position))].toSorted()).toEqual(
      Object.keys(known.positions).toSorted(),
    )
    expect(Object.values(known.positions).filter((name) => !positions.has(name))).toEqual([])
  })

  test.each(organisations)('%s: классы и ответственные — о своих людях', (_id, known) => {
    const titles = [...Object.keys(known.harmful), ...Object.values(known.inCharge)]
    expect(titles.filter((title) => known.positions[title] === undefined)).toEqual([])
    expect(Object.keys(known.inCharge).filter((role) => !roles.has(role))).toEqual([])
  })
})

describe('бумаги, которые спросит инспектор', () => {
  test('каждая названа один раз, её шаблон есть в библиотеке', () => {
    expect(new Set(demands.map(({ paper }) => paper)).size).toBe(demands.length)
    const named = demands.map(({ template }) => template)
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((id) => !templates.has(id))).toEqual([])
  })

  test('акт, которым бумагу спрашивают, стоит рядом с ней и у пользователя', () => {
    for (const { template, basis } of demands)
      expect(templates.get(template)?.needBasis, template).toEqual(basis)
  })

  test('у каждой организации одна причина на бумагу', () => {
    const twice = demands.filter(({ asked }) => {
      const all = asked.flatMap(({ of }) => of)
      return new Set(all).size < all.length
    })
    expect(twice).toEqual([])
  })

  test.each(ORGANISATIONS)('%s: список есть', (id) => {
    expect(demands.filter((demand) => isAskedOf(demand, id)).length).toBeGreaterThanOrEqual(35)
  })
})
