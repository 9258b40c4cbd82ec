import { expect, test } from 'vitest'
import { answerFrom } from './fact-answer.ts'
import { readFactSource } from './fact-source.ts'
import { defaultAnswer } from './paper-default.ts'
import { type FactPerson, type FactWorld, proposeFacts } from './proposals.ts'

const COOK: FactPerson = { id: 1, name: 'Ёлохов Дмитрий Иванович', position: 'Шеф-повар' }
const MANAGER: FactPerson = {
  id: 2,
  name: 'Ведерникова Светлана Геннадьевна',
  position: 'Управляющий рестораном',
}
const WAITER: FactPerson = { id: 3, name: 'Анисимов Александр Алексеевич', position: 'Официант' }

function worldOf(...people: FactPerson[]): FactWorld {
  return {
    people,
    director: { name: 'Оганесян Карина Ашотовна', position: 'Индивидуальный предприниматель' },
    card: { actualAddress: '', phone: '', formOfOwnership: '' },
    values: new Map([['labourProtection', MANAGER.id]]),
    roles: new Map(),
  }
}

function partOf(text: string, chairId: number, secretaryId: number, memberIds: number[]) {
  const source = readFactSource(text)
  const positions = new Map([1, 2, 3].map((id) => [id, 'повар']))
  const value = { chairId, deputyId: null, secretaryId, memberIds }
  return source === null
    ? null
    : answerFrom(
        source,
        value,
        { type: 'employee', named: ['chair', 'deputy'] },
        { positions, counterparties: new Map() },
      )
}

test('замещающий — не тот, кого он замещает', () => {
  expect(proposeFacts(worldOf(MANAGER, COOK)).get('labourProtectionDeputy')?.value).toBe(COOK.id)
  expect(proposeFacts(worldOf(MANAGER, WAITER)).get('labourProtectionDeputy')?.value).toBe(WAITER.id)
  expect(proposeFacts(worldOf(MANAGER)).get('labourProtectionDeputy')).toBeUndefined()
})

test('кого не назвали заместителем, тот им не печатается', () => {
  expect(partOf('soutCommission.deputy', 1, 2, [3])).toBeNull()
})

test('отчёт, составленный зимой, — за прошлый год', () => {
  expect(defaultAnswer('reportYear', 'text', '2027-02-01')).toBe('2026')
  expect(defaultAnswer('reportYear', 'text', '2026-12-20')).toBe('2026')
})
