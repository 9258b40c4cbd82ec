import { expect, test } from 'vitest'
import { productionCalendar } from '../calendar/production-calendar.ts'
import { registryTerms, type UnregisteredCheck } from './registry-terms.ts'

const CHECK: UnregisteredCheck = {
  programme: 'methods',
  checkedOn: '2026-11-02',
  protocolNumber: '5',
  enteredOn: '2026-11-02',
}

const termsOf = (checks: readonly UnregisteredCheck[], days: number | null = 5) =>
  registryTerms(checks, days, productionCalendar())

test('один протокол — один срок: рабочие дни организации со дня проверки, праздник не считается', () => {
  const [term, ...others] = termsOf([CHECK, { ...CHECK, programme: 'first-aid' }])
  expect(others).toEqual([])
  expect(term).toMatchObject({
    key: 'registry:2026-11-02:5',
    name: 'протокол № 5 от 02.11.2026, 2 записи',
    deadline: '2026-11-10',
    basis: { clause: 'п. 118' },
  })
  expect(term?.basis?.explanation).toContain('Закон дня не называет')
})

test('сколько дней, организация не сказала — срока нет', () => {
  expect(termsOf([CHECK], null)).toEqual([])
})

test('о чём реестр не спрашивает и что внесли задним числом — без срока; последний день — ещё не задним', () => {
  expect(termsOf([{ ...CHECK, programme: 'electrical-3' }])).toEqual([])
  expect(termsOf([{ ...CHECK, enteredOn: '2026-11-11' }])).toEqual([])
  expect(termsOf([{ ...CHECK, enteredOn: '2026-11-10' }])).toHaveLength(1)
})
