import { openTab } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { employeeTabs } from './employee-tabs.ts'

describe('Вкладки работника', () => {
  test('каждая — свой адрес с номером после двоеточия', () => {
    expect(employeeTabs(12).map(({ label, address }) => `${label} ${address}`)).toEqual([
      'ФИО /employees/:12/main',
      'Должность /employees/:12/position',
      'Инструктажи /employees/:12/briefings',
      'Инструкции /employees/:12/instructions',
      'Обучение /employees/:12/training',
      'Медосмотры /employees/:12/medical-examinations',
      'СИЗ /employees/:12/ppe',
      'СОУТ /employees/:12/sout',
      'Риски /employees/:12/risk',
    ])
  })

  test.each([
    ['/employees/:12/ppe', 'ppeTab'],
    ['/EMPLOYEES/:12/Medical-Examinations', 'medicalTab'],
    ['/employees/:12', 'employeeMain'],
  ])('%s — вкладка %s', (address, tab) => {
    expect(openTab(address)).toBe(tab)
  })
})
