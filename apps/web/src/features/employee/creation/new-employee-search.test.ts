import { describe, expect, test } from 'vitest'
import { askedDepartment } from './new-employee-search.ts'

const DEPARTMENTS = [{ id: 12, companyId: 1, name: 'Гараж', headEmployeeId: null, version: 1 }]

describe('Отдел в адресе новой записи', () => {
  test.each([
    [{ department: 12 }, 12],
    [{ department: '12' }, 12],
    [{ department: 13 }, null],
    [{ department: 'гараж' }, null],
    [{}, null],
  ])('%o — %s', (search, department) => {
    expect(askedDepartment(search, DEPARTMENTS)).toBe(department)
  })
})
