import { documentText } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import { trainingDesk } from './testing/training-desk.ts'

const desk = trainingDesk()
const { client, hire, trained } = desk

describe('протокол', () => {
  const path = (number: string, more = '') =>
    `/api/training/protocol?companyId=${desk.company.id}&number=${encodeURIComponent(number)}${more}`

  async function protocol(number = '12', more = ''): Promise<string> {
    const { status, bytes, text } = await client().get(path(number, more))
    expect(status, text.slice(0, 300)).toBe(200)
    return documentText(bytes).replaceAll('\u00a0', ' ')
  }

  test('называет организацию, программу с часами, результат и номер в реестре', async () => {
    const { id } = await trained()
    await client().patch(`/api/events/${id}`, { registryNumber: '98765432' })
    const text = await protocol()
    for (const part of [
      'Общество с ограниченной ответственностью «Ромашка»',
      'ПРОТОКОЛ',
      '5 марта 2025 г.',
      '№ 12',
      'Общие вопросы охраны труда и функционирования СУОТ',
      '16',
      'Смирнова Ольга Викторовна',
      'Экономист',
      'Отдел продаж',
      'удовлетворительно',
      '98765432',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('состав комиссии — из действующего приказа', async () => {
    const chair = await hire('Орлова', null)
    const members = [await hire('Белова', null), await hire('Громова', null)]
    const order = await client().post('/api/documents', {
      companyId: desk.company.id,
      templateId: 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot',
      date: '2025-03-01',
      number: '5-ОТ',
      values: { председатель: chair, члены_комиссии: [chair, ...members] },
    })
    expect(order.status, order.text.slice(0, 300)).toBe(201)
    await trained()
    const text = await protocol()
    expect(text).toContain('приказом от 1 марта 2025 г. № 5-ОТ')
    expect(text.match(/Орлова Ольга Викторовна/g)).toHaveLength(2)
    expect(text).toContain('Громова Ольга Викторовна')
  })

  test('без приказа — строки для записи от руки', async () => {
    await trained()
    expect(await protocol()).toContain('____________')
  })

  test('номер повторился в другом году: без даты — последний, с датой — названный', async () => {
    await trained({ date: '2024-03-05', programme: 'methods' })
    await trained()
    expect(await protocol()).toContain('5 марта 2025 г.')
    expect(await protocol('12', '&date=2024-03-05')).toContain('5 марта 2024 г.')
  })

  test('протокол обучающей организации печатает она', async () => {
    await trained({ provider: 'ООО «Учебный центр»', providerInn: '500100732259' })
    const { status, body } = await client().get(path('12'))
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('number')
  })

  test.each(['99', '12%00', ' '])('номер «%s» — нет такого', async (number) => {
    await trained()
    const { status } = await client().get(path(number))
    expect([400, 404]).toContain(status)
  })
})
