import { readTables } from '@ot/spreadsheet'
import { expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { testApp } from '../../../test/world.ts'

test('раздел выгружается таблицей: даты — датами, формул из текста нет', async () => {
  const app = await testApp()
  try {
    const company = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
    const { id: employeeId } = await addEmployee(app, company, { employeeGroupId })
    await addEvent(app, company, { employeeId, ...GLOVES, ppe: '=1+1', date: '2025-03-01' })
    const { body: ticket } = await app.as(company.viewer).post('/api/tickets')
    const path = `/api/events/export?companyId=${company.id}&section=ppe&ticket=${ticket.ticket}`
    const answer = await app.anonymous.get(path)
    expect(answer.status).toBe(200)
    expect(decodeURIComponent(answer.headers['content-disposition'] ?? '')).toContain(
      'СИЗ на 10.03.2025.xlsx',
    )
    const [table] = readTables(answer.bytes, 'СИЗ.xlsx')
    const [headers, issue] = table?.rows.map(({ cells }) => cells) ?? []
    expect(headers?.slice(0, 5)).toEqual(['Работник', 'Должность', 'Отдел', 'Название', 'Событие'])
    expect(issue?.slice(3, 6)).toEqual(['=1+1', 'выдача', 12])
    expect(issue).toContainEqual({ date: '2025-03-01' })
    expect(table?.rows).toHaveLength(3)
  } finally {
    await app.close()
  }
})
