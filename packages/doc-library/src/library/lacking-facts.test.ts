import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from '../check/sample-companies.ts'
import { loadLibrary } from '../load-library.ts'
import { lackingFacts } from './lacking-facts.ts'
import type { TemplateSummary } from './shelf.ts'

const [office] = SAMPLE_COMPANIES
const [person] = office?.employees ?? []
const [template] = (await loadLibrary()).templates
if (!office || !person || !template) throw new RangeError('A sample company and a template')

const STANDARD = { tariff: 'standard', until: '2026-12-31' } as const
const BASIC = { tariff: 'basic', until: '2026-12-31' } as const
const FIRE: TemplateSummary = { ...template, section: null, requires: ['company', 'fireSafety'] }
const { company } = office
const HOLDER = { person, orderNumber: null, orderDate: null }

function lackingWith(roleIds: readonly number[]) {
  const responsible = Object.fromEntries(roleIds.map((id) => [id, HOLDER]))
  return lackingFacts(FIRE, { ...company, responsible }, STANDARD)
}

const ASKED = [{ key: 'fireSafety', label: 'Назначьте ответственных лиц: «Пожарная безопасность»' }]

test.each([
  ['никто не назначен', [], ASKED],
  ['назначен один из двух', [401], ASKED],
  ['назначены не те', [101, 301], ASKED],
  ['назначены все роли типа', [401, 402], []],
  ['назначены все', RESPONSIBILITY_ROLES.map(({ id }) => id), []],
])('бумага, которой нужны ответственные: %s', (_, roleIds, lacking) => {
  expect(lackingWith(roleIds)).toEqual(lacking)
})

test.each([
  ['ppe', STANDARD, []],
  ['ppe', BASIC, ['tariff']],
  ['medical', BASIC, ['tariff']],
  [null, BASIC, []],
] as const)('бумага раздела %s на тарифе %j: не хватает %j', (section, subscription, keys) => {
  const lacking = lackingFacts({ ...template, section, requires: ['company'] }, company, subscription)
  expect(lacking.map(({ key }) => key)).toEqual(keys)
})
