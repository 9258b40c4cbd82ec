import { type EventState, openTab, standingOf } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { employeeTabs } from './employee-tabs.tsx'

describe('Вкладки работника', () => {
  test('каждая — свой адрес с номером после двоеточия', () => {
    expect(employeeTabs(12).map(({ label, address }) => `${label} ${address}`)).toEqual([
      'Сводка /employees/:12/summary',
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

  test.each<[states: EventState[], mark: string]>([
    [['overdue', 'overdue', 'missing'], '2 просрочено'],
    [['soon', 'ok'], '1 скоро срок'],
    [['unknown'], '1 не внесено'],
    [['ok', 'none'], 'в порядке'],
    [[], ''],
    [['away'], ''],
  ])('%j: у вкладки «%s»', (states, text) => {
    const columns = [{ column: 'medical' as const, ...standingOf(states) }]
    const tab = employeeTabs(12, columns).find(({ label }) => label === 'Медосмотры')
    expect(mount(tab?.mark).textContent).toBe(text)
  })

  test.each([
    ['/employees/:12/ppe', 'ppeTab'],
    ['/EMPLOYEES/:12/Medical-Examinations', 'medicalTab'],
    ['/employees/:12', 'employeeSummary'],
  ])('%s — вкладка %s', (address, tab) => {
    expect(openTab(address)).toBe(tab)
  })
})
