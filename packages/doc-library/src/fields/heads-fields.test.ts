import { expect, test } from 'vitest'
import type { Input } from '../format/front-matter.ts'
import { readOrganisations } from '../organisations/read-organisations.ts'
import type { CompanyFacts } from './facts.ts'
import { inputFields } from './input-fields.ts'
import type { PrintedPersonFacts } from './person-facts.ts'

const HEADS: Input = {
  key: 'руководители',
  label: 'Руководители подразделений',
  type: 'employees',
  hint: null,
  fact: 'departmentHeads',
  together: true,
}

const IN_CHARGE: Input = { key: 'ответственный', label: 'Ответственный', type: 'employee', hint: null }

type Told = {
  company: CompanyFacts
  people: readonly PrintedPersonFacts[]
  heads: number[]
  named?: number
}

function printed(path: string, { company, people, heads, named }: Told) {
  const document = { date: '2026-11-23', number: null }
  const facts = {
    company,
    employees: people,
    document,
    values: { руководители: heads, ответственный: named ?? null },
  }
  return inputFields(HEADS, [HEADS, IN_CHARGE])
    .find((field) => field.path === path)
    ?.read(facts)
}

function organisation(id: string) {
  const found = readOrganisations().find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

test('у магазина с одной заведующей приказ обращён к ней', () => {
  const shop = organisation('shop')
  const dative = 'руководители.дательный.с_прописной'
  expect(printed(dative, { ...shop, heads: [1] })).toBe('Зав. магазином Балуевой Ларисе Дмитриевне')
})

test('у кафе с двумя подразделениями названы обе должности', () => {
  const cafe = organisation('cafe')
  expect(printed('руководители.винительный', { ...cafe, heads: [1, 2] })).toBe(
    'управляющую Ведерникову Светлану Геннадьевну и шеф-повара Ёлохова Дмитрия Ивановича',
  )
})

test('не у каждого подразделения есть названный руководитель — общие слова', () => {
  const office = organisation('office')
  expect(printed('руководители.родительный', { ...office, heads: [3] })).toBe(
    'руководителей структурных подразделений',
  )
})

test('никто не назван, подразделение одно — слова, верные и без подразделений', () => {
  const shop = organisation('shop')
  expect(printed('руководители.дательный', { ...shop, heads: [] })).toBe(
    'непосредственным руководителям работников',
  )
})

test('руководитель организации сам себе приказа не даёт', () => {
  const office = organisation('office')
  const company = { ...office.company, departments: 1, directorName: 'Абросимов Вадим Николаевич' }
  expect(printed('руководители.дательный', { ...office, company, heads: [1] })).toBe(
    'непосредственным руководителям работников',
  )
})

test('кого бумага уже назвала, тому не велено исполнять собственные указания', () => {
  const shop = organisation('shop')
  expect(printed('руководители.дательный', { ...shop, heads: [1], named: 1 })).toBe(
    'непосредственным руководителям работников',
  )
})
