import { afterEach, describe, expect, test } from 'vitest'
import { EmployeeHeader } from '../features/employee/layout/employee-header.tsx'
import { answerStored, openEmployee } from '../features/employee/testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../features/employee/testing/sample-employee.ts'
import { answerWith } from '../testing/answer-with.ts'
import { press, settle } from '../testing/open-page.tsx'
import { EmployeeMainPage } from './employee-card-pages.tsx'

const AWAY = {
  id: 4,
  companyId: 7,
  version: 1,
  employeeId: SAMPLE_EMPLOYEE.id,
  kind: 'childcare',
  startsOn: '2026-02-01',
  endsOn: '2027-08-31',
  note: null,
}

let server = answerWith({})
afterEach(() => server.restore())

function serve(absences: readonly object[]): void {
  server = answerWith({
    ...answerStored(() => SAMPLE_EMPLOYEE),
    'GET /api/absences?companyId=7': () => Response.json(absences),
    'GET /api/positions': () => Response.json([SAMPLE_EMPLOYEE.position]),
    'DELETE /api/absences/4': () => new Response(null, { status: 204 }),
  })
}

const text = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('отсутствия на карточке работника', () => {
  test('список с днями и продолжительностью; чужих отсутствий нет', async () => {
    serve([AWAY, { ...AWAY, id: 5, employeeId: 999, startsOn: '2026-03-03' }])
    const page = await openEmployee(<EmployeeMainPage />)
    await settle()
    expect(text(page)).toContain('Отпуск по уходу за ребёнком')
    expect(text(page)).toContain('с 01.02.2026 по 31.08.2027')
    expect(text(page)).toContain('577 дней')
    expect(text(page)).not.toContain('03.03.2026')
  })

  test('шапка говорит, что работника нет и сроки не идут', async () => {
    serve([AWAY])
    const page = await openEmployee(<EmployeeHeader />)
    await settle()
    expect(text(page)).toContain('Отсутствует по 31.08.2027, сроки не идут')
  })

  test('отсутствий нет: что записать; наблюдатель не записывает', async () => {
    serve([])
    expect(text(await openEmployee(<EmployeeMainPage />))).toContain('Записать отсутствие')
    expect(text(await openEmployee(<EmployeeMainPage />, 'viewer'))).not.toContain('Записать отсутствие')
  })

  test('удаление говорит, что станет со сроками', async () => {
    serve([AWAY])
    const page = await openEmployee(<EmployeeMainPage />)
    await settle()
    await press(page, /Удалить/)
    expect(text(document.body)).toContain('Сроки работника станут прежними')
  })
})
