import { describe, expect, test } from 'vitest'
import { sampleRole } from '../testing/sample-roles.ts'
import { appointmentSchema, appointmentValues, withEmployee } from './appointment-values.ts'

const HELD = sampleRole(101, {
  employeeId: 11,
  employeeFullName: 'Громов Пётр Ильич',
  responsibilityId: 5,
  version: 1,
  orderLink: 'Приказ №12-ОТ от 20.11.2026',
  orderNumber: '12-ОТ',
  orderDate: '2026-11-20',
})
const STORED = appointmentValues(HELD)

describe('назначение в форме', () => {
  test('занятая роль открывается со своим приказом, свободная — пустой', () => {
    expect(STORED).toEqual({ employeeId: 11, isOrderless: false, date: '2026-11-20', number: '12-ОТ' })
    expect(appointmentValues(sampleRole(101))).toEqual({
      employeeId: null,
      isOrderless: false,
      date: '',
      number: '',
    })
    expect(appointmentValues({ ...HELD, orderNumber: null, orderDate: null }).isOrderless).toBe(true)
  })

  test('другому работнику прежний приказ не остаётся', () => {
    expect(withEmployee(12, STORED, STORED)).toMatchObject({ employeeId: 12, date: '', number: '' })
  })

  test.each([
    ['тот же работник', 11, STORED],
    ['приказ уже вписан новый', 12, { ...STORED, number: '13-ОТ' }],
    ['приказ не требуется', 12, { ...STORED, isOrderless: true }],
  ])('%s — поля приказа не тронуты', (_, employeeId, values) => {
    expect(withEmployee(employeeId, values, STORED)).toEqual({ ...values, employeeId })
  })

  test('без работника и без приказа названо и то и другое', async () => {
    const empty = { employeeId: null, isOrderless: false, date: '', number: '' }
    const checked = await appointmentSchema('2026-11-21')['~standard'].validate(empty)
    expect(checked.issues?.map(({ path }) => path?.[0])).toEqual(['employeeId', 'date', 'number'])
  })
})
