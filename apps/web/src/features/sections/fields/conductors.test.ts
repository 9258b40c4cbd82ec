import { expect, test } from 'vitest'
import { sampleBriefing, samplePpe } from '../pages/testing/sample-rows.ts'
import { SAMPLE_DEPARTMENTS, sampleEmployee } from '../pages/testing/sample-staff.ts'
import { type Conductors, conductorOf } from './conductors.ts'

const STAFF = [
  sampleEmployee(11, 'Громов Пётр Ильич'),
  sampleEmployee(21, 'Лось Андрей Андреевич'),
  sampleEmployee(22, 'Ёлкина Анна Юрьевна'),
  sampleEmployee(23, 'Котов Иван Ильич', { dismissedOn: '2026-01-10' }),
]
const HEADED = SAMPLE_DEPARTMENTS.map((one) => (one.id === 3 ? { ...one, headEmployeeId: 21 } : one))
const KNOWN: Conductors = {
  staff: STAFF,
  departments: HEADED,
  roles: [role(103, 22), role(402, null)],
}

function role(roleId: number, employeeId: number | null) {
  const held = { roleId, employeeId, role: '', educationType: '', employeeFullName: null }
  const order = { orderLink: null, responsibilityId: null, orderNumber: null, orderDate: null, since: null }
  const rest = { employeePosition: null, training: null, dismissed: null, version: null }
  return { typeId: 1, typeName: '', tooltip: '', roles: [{ ...held, ...order, ...rest }] }
}

const by = (instructor: string) => sampleBriefing(1, { instructor })

test.each([
  ['кто проводил прошлый', [by('Ёлкина А. Ю.')], 'Ёлкина А. Ю.'],
  ['как он записан', [by('Ёлкина А. Ю., инженер')], 'Ёлкина А. Ю., инженер'],
  ['не из работников — тоже', [by('Сидоров С. С.')], 'Сидоров С. С.'],
  ['кто уволен, уже не проводит: руководитель отдела', [by('Котов И. И.')], 'Лось А. А.'],
  ['прошлого не было: руководитель отдела', [sampleBriefing(1, {})], 'Лось А. А.'],
  ['руководителя инструктирует не он сам', [sampleBriefing(1, { employeeId: 21 })], ''],
  ['отдел без руководителя', [sampleBriefing(1, { departmentId: 1 })], ''],
  ['вводный — назначенный', [sampleBriefing(1, { kind: 'introductory' })], 'Ёлкина А. Ю.'],
  ['никто не назначен', [sampleBriefing(1, { kind: 'fire-repeat' })], ''],
  ['кто проводит, решает случай', [sampleBriefing(1, { kind: 'targeted' })], ''],
  ['несколько и один проводил', [by('Ёлкина А. Ю.'), by('Ёлкина А. Ю.')], 'Ёлкина А. Ю.'],
  ['несколько, и разные', [by('Ёлкина А. Ю.'), sampleBriefing(2, {})], ''],
  ['не инструктаж', [samplePpe(1, {})], ''],
])('%s', (_name, events, name) => {
  expect(conductorOf(events, KNOWN)).toBe(name)
})

test('пока ничего не известно, остаётся записанное', () => {
  const nothing: Conductors = { staff: [], departments: [], roles: [] }
  expect(conductorOf([by('Котов И. И.')], nothing)).toBe('Котов И. И.')
  expect(conductorOf([sampleBriefing(1, {})], nothing)).toBe('')
})
