import { describe, expect, test } from 'vitest'
import { COUNTERPARTY_FIELD_NAMES, type Counterparty } from '../collection/counterparty-fields.ts'
import type { InputType } from '../document/documents.ts'
import type { PaperAnswer } from '../document/paper-answer.ts'
import { byField } from '../field/field-table.ts'
import type { CommissionValue, FactValue } from './fact.ts'
import { answerFrom, everyoneIn } from './fact-answer.ts'
import { readFactSource } from './fact-source.ts'
import type { FactSource } from './facts.ts'

const ENGINEER = 1
const STOREKEEPER = 2
const TURNER = 3
const DISMISSED = 9

const POSITIONS = new Map([
  [ENGINEER, 'главный инженер'],
  [STOREKEEPER, 'кладовщик'],
  [TURNER, 'токарь'],
])

const CLINIC: Counterparty = {
  ...byField(COUNTERPARTY_FIELD_NAMES, () => null),
  id: 5,
  kind: 'medical',
  name: 'ООО «Здоровье»',
  contractDate: '2026-01-12',
}

const RECORDS = { positions: POSITIONS, counterparties: new Map([[CLINIC.id, CLINIC]]) }

const COMMISSION: CommissionValue = {
  chairId: ENGINEER,
  deputyId: DISMISSED,
  secretaryId: STOREKEEPER,
  memberIds: [ENGINEER, STOREKEEPER, TURNER, DISMISSED],
}

const HEADS = ['chair', 'deputy', 'secretary'] as const

function source(text: string): FactSource {
  const found = readFactSource(text)
  if (found === null) throw new Error(`Такого факта нет: ${text}`)
  return found
}

type Case = [title: string, fact: string, value: FactValue, type: InputType, answer: PaperAnswer | null]

const PEOPLE: Case[] = [
  ['работник — одним', 'hrOfficer', TURNER, 'employee', TURNER],
  ['работник — списком из него одного', 'hrOfficer', TURNER, 'employees', [TURNER]],
  ['должность — с большой буквы', 'hrOfficer.position', ENGINEER, 'text', 'Главный инженер'],
  ['уволенный не назван', 'hrOfficer', DISMISSED, 'employee', null],
  ['должности уволенного нет', 'hrOfficer.position', DISMISSED, 'text', null],
  [
    'список без уволенных',
    'departmentHeads',
    [STOREKEEPER, DISMISSED, TURNER],
    'employees',
    [STOREKEEPER, TURNER],
  ],
  ['сколько их', 'departmentHeads.count', [STOREKEEPER, DISMISSED, TURNER], 'number', 2],
  ['из списка уволены все', 'departmentHeads', [DISMISSED], 'employees', null],
  ['список пуст', 'departmentHeads', [], 'employees', null],
  ['вместо людей слово', 'departmentHeads', 'токарь', 'employees', null],
]

const COMMISSIONS: Case[] = [
  ['председатель', 'soutCommission.chair', COMMISSION, 'employee', ENGINEER],
  ['уволенный заместитель не назван', 'soutCommission.deputy', COMMISSION, 'employee', null],
  ['секретарь', 'soutCommission.secretary', COMMISSION, 'employee', STOREKEEPER],
  ['состав без председателя', 'soutCommission.besidesChair', COMMISSION, 'employees', [STOREKEEPER, TURNER]],
  [
    'состав без председателя и заместителя',
    'soutCommission.besidesHeads',
    COMMISSION,
    'employees',
    [STOREKEEPER, TURNER],
  ],
  ['среди членов нет названных особо', 'soutCommission.members', COMMISSION, 'employees', [TURNER]],
  [
    'все названы особо — ответ есть, бумага никого не ждёт',
    'soutCommission.members',
    { chairId: ENGINEER, deputyId: null, secretaryId: STOREKEEPER, memberIds: [] },
    'employees',
    [ENGINEER, STOREKEEPER],
  ],
  [
    'все, каждый один раз',
    'soutCommission.everyone',
    COMMISSION,
    'employees',
    [ENGINEER, STOREKEEPER, TURNER],
  ],
  [
    'членов, кроме председателя, нет',
    'soutCommission.members',
    { chairId: ENGINEER, deputyId: null, secretaryId: null, memberIds: [ENGINEER] },
    'employees',
    null,
  ],
  ['целиком комиссия не отвечает', 'soutCommission', COMMISSION, 'employees', null],
  ['вместо комиссии список', 'soutCommission.members', [TURNER], 'employees', null],
]

const WORDS: Case[] = [
  ['фраза', 'assemblyPoint', 'площадка у ворот', 'text', 'площадка у ворот'],
  ['пустая фраза', 'assemblyPoint', '', 'text', null],
  ['контрагент', 'medicalOrganisation', CLINIC.id, 'text', 'ООО «Здоровье»'],
  ['несколько контрагентов', 'contractor', [CLINIC.id, DISMISSED], 'text', 'ООО «Здоровье»'],
  ['дата его договора — датой', 'medicalOrganisation.contractDate', CLINIC.id, 'date', '2026-01-12'],
  ['она же словами', 'medicalOrganisation.contractDate', CLINIC.id, 'text', '12.01.2026'],
  ['чего о нём не сказано', 'medicalOrganisation.signatory', CLINIC.id, 'text', null],
  ['контрагента больше нет', 'medicalOrganisation', DISMISSED, 'text', null],
  ['число на вопрос о числе', 'occupancyLimit', 52, 'number', 52],
  ['число на вопрос о словах', 'occupancyLimit', 52, 'text', '52'],
  [
    'выбор — своими словами',
    'employeeOpinion',
    'none',
    'text',
    'представительный орган работников не создан',
  ],
  ['выбрано «нет» — строки не будет', 'employeeOpinion.given', 'none', 'text', null],
  [
    'выбрано, что есть, — своими словами',
    'employeeOpinion.given',
    'union',
    'text',
    'мнение профсоюзного комитета учтено в порядке статьи 372 ТК РФ',
  ],
  ['такого выбора нет', 'employeeOpinion', 'somebody', 'text', null],
]

describe('чем отвечает факт', () => {
  test.each([...PEOPLE, ...COMMISSIONS, ...WORDS])('%s', (_, fact, value, type, answer) => {
    expect(answerFrom(source(fact), value, { type, named: HEADS }, RECORDS)).toEqual(answer)
  })

  test.each([
    [true, 'да'],
    [false, 'нет'],
  ])('да или нет: %s', (value, answer) => {
    const fact = { ...source('activity').fact, type: 'yesNo' } as const
    expect(answerFrom({ fact, part: null }, value, { type: 'text', named: [] }, RECORDS)).toBe(answer)
  })
})

test('кого бумага не называет особо, тот среди членов', () => {
  const members = source('soutCommission.members')
  const named = ['chair', 'members'] as const
  expect(answerFrom(members, COMMISSION, { type: 'employees', named }, RECORDS)).toEqual([
    STOREKEEPER,
    TURNER,
  ])
})

test('комиссия без заместителя и секретаря — председатель и члены', () => {
  expect(everyoneIn({ chairId: 5, deputyId: null, secretaryId: null, memberIds: [6, 5, 7] })).toEqual([
    5, 6, 7,
  ])
})
