import { documentText } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import { recordPaperDesk } from './testing/record-paper-desk.ts'

const desk = recordPaperDesk()
const { client, event, draft, register, textOf, turnTo } = desk

type Chosen = Readonly<Record<string, unknown>>

describe('медосмотры', () => {
  const noise = (facts: Chosen = {}) =>
    event('medical', { factorNumber: '4.4', date: '2025-01-15', ...facts })

  test('контингент: профессия с пунктами и числом работников', async () => {
    await noise()
    await event('medical', { factorNumber: '5.1', date: '2025-01-15' })
    await turnTo('Белова', { birthDate: '2005-05-05' })
    await noise()
    const text = await textOf('kontingent-po-zapisyam')
    expect(text).toContain('4.4, 5.1')
    expect(text).toContain('Шум')
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Всего подлежит осмотрам: 2, из них женщин: 2, моложе 21 года: 1',
    )
  })

  test('поимённый список: кому пора до конца периода, с датой осмотра', async () => {
    await noise({ date: '2024-01-15' })
    await turnTo('Белова')
    await noise({ date: '2025-03-01' })
    const text = await textOf('poimennyy-spisok-po-zapisyam', {
      from: '2025-01-01',
      to: '2025-12-31',
      values: { дата_осмотра: '2025-09-01' },
    })
    expect(text).toContain('Смирнова Ольга Викторовна')
    expect(text).not.toContain('Белова')
    expect(text).toContain('01.09.2025')
    expect(text).toContain('15.01.2025')
  })

  test('направление называет пункты; зарегистрированное стоит в журнале выданных', async () => {
    await noise()
    const { status, body } = await register('napravlenie-po-zapisyam', {
      employeeIds: [desk.employeeId],
      values: { клиника: 'ООО «Здоровье»' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject([{ employeeId: desk.employeeId, subject: 'Смирнова Ольга Викторовна' }])
    const file = await client().get(`/api/documents/${body[0].id}/file`)
    expect(documentText(file.bytes)).toContain('4.4')
    const text = await textOf('vydannye-napravleniya')
    expect(text).toContain(body[0].number)
    expect(text).toContain('4.4')
    expect(text).toContain('ООО «Здоровье»')
  })

  test('зарегистрированная бумага не меняется вслед за записями', async () => {
    const { id } = await noise()
    const { body } = await register('kontingent-po-zapisyam')
    await client().delete(`/api/events/${id}`)
    const file = await client().get(`/api/documents/${body[0].id}/file`)
    expect(documentText(file.bytes)).toContain('Шум')
    const listed = await client().get(`/api/documents?companyId=${desk.company.id}`)
    expect(listed.body).toMatchObject([{ id: body[0].id, status: 'valid' }])
  })

  test('приказ об отстранении — тому, чей осмотр просрочен', async () => {
    await noise({ date: '2020-01-15' })
    await turnTo('Белова')
    await noise()
    const text = await textOf('otstranenie-po-prosrochennomu-osmotru')
    expect(text).toContain('Смирнову Ольгу Викторовну')
    expect(text).toContain('15.01.2021')
    const { status, body } = await draft('otstranenie-po-prosrochennomu-osmotru', {
      employeeIds: [desk.employeeId],
    })
    expect(status).toBe(409)
    expect(body.description).toContain('Просроченных осмотров')
  })
})

describe('СИЗ', () => {
  const gloves = (facts: Chosen = {}) =>
    event('ppe', {
      ppe: 'Перчатки',
      quantity: 12,
      unit: 'пар',
      periodicity: '3 месяца',
      size: '9',
      ...facts,
    })

  test('личная карточка: нормы на лицевой стороне, выдачи на оборотной', async () => {
    await gloves({ date: '2025-01-10', handedOver: 3, model: 'Ансел 11' })
    const text = await textOf('lichnaya-kartochka-po-zapisyam')
    for (const part of ['Перчатки', 'пар, 3 месяца', 'Ансел 11, 9', '10.01.2025', 'Оборотная сторона']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/3.пары/)
  })

  test('потребность считает каждую выдачу периода по размерам', async () => {
    await gloves({ firstDeadline: '2025-12-01' })
    await turnTo('Белова')
    await gloves({ firstDeadline: '2025-12-01', size: '8' })
    const text = await textOf('potrebnost-v-siz-po-razmeram', { from: '2026-01-01', to: '2026-12-31' })
    // 1 January, April, July and October: four times twelve pairs for each of the two sizes.
    expect(text.match(/\b48\b/g)).toHaveLength(2)
  })
})

describe('рабочие места, риски, инструкции', () => {
  test('перечень рабочих мест с классами и лист ознакомления', async () => {
    await event('sout', {
      workplaceNumber: '12А',
      workingConditionsClass: '3.1',
      reportOn: '2025-02-01',
      date: '2025-02-01',
      periodicity: '5 лет',
    })
    const list = await textOf('rabochie-mesta-po-zapisyam')
    expect(list).toContain('12А')
    expect(list).toContain('3.1')
    const sheet = await textOf('oznakomlenie-s-sout-po-rabochim-mestam', { departmentId: desk.departmentId })
    expect(sheet).toContain('Смирнова Ольга Викторовна')
    expect(sheet).toContain('01.02.2025')
  })

  test('реестр рисков, план мер и лист ознакомления — из карт', async () => {
    await event('risk', {
      date: '2025-02-01',
      hazards: [
        {
          code: '3.1',
          hazard: 'Скользкие поверхности',
          danger: 'Падение',
          probability: 3,
          severity: 3,
          measures: ['Подсыпать песок'],
        },
        {
          code: '27.1',
          hazard: 'Ток',
          danger: 'Поражение током',
          probability: 4,
          severity: 5,
          measures: ['Поставить УЗО'],
        },
      ],
    })
    const register = await textOf('reestr-riskov-po-kartam')
    expect(register).toContain('4 × 5 = 20')
    expect(register.indexOf('Поражение током')).toBeLessThan(register.indexOf('Падение'))
    const plan = await textOf('plan-mer-po-kartam-riskov')
    expect(plan.indexOf('Поставить УЗО')).toBeLessThan(plan.indexOf('Подсыпать песок'))
    expect(await textOf('oznakomlenie-s-kartami-riskov')).toContain('повышенный')
  })

  test('лист ознакомления с инструкциями: дата у ознакомленных, место у остальных', async () => {
    const given = { number: '7', approvedOn: '2024-05-05', acknowledgedOn: '2025-01-15' }
    const { status } = await client().post(`/api/employees/${desk.employeeId}/instructions`, {
      name: 'Инструкция продавца',
      ...given,
    })
    expect(status).toBe(201)
    const text = await textOf('oznakomlenie-s-vydannymi-instruktsiyami')
    for (const part of ['Инструкция продавца', '05.05.2024', '15.01.2025']) expect(text).toContain(part)
  })
})

describe('выбор', () => {
  test('список бумаг: раздел, о ком, вопросы и запомненные ответы', async () => {
    const { status, body } = await client().get(`/api/record-papers?companyId=${desk.company.id}`)
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(19)
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'poimennyy-spisok-po-zapisyam',
        section: 'medical',
        period: 'ahead',
        sentAhead: { key: 'дата_осмотра', months: 2 },
      }),
    )
  })

  test.each<[name: string, chosen: Chosen, status: number, message: string]>([
    ['конец раньше начала', { from: '2025-02-01', to: '2025-01-01' }, 422, 'Конец периода раньше его начала'],
    ['чужой работник', { employeeIds: [999_999] }, 422, 'Такого работника нет'],
    ['чужой отдел', { departmentId: 999_999 }, 422, 'Такого отдела нет'],
    ['ответ, которого не спрашивали', { values: { цвет: 'синий' } }, 422, 'Шаблон этого не спрашивает'],
    ['дата впереди', { date: '2099-01-01' }, 422, 'позже сегодняшней'],
  ])('%s — отказ', async (_name, chosen, expected, message) => {
    const { status, text } = await draft('zapisi-vvodnogo-instruktazha', chosen)
    expect(status).toBe(expected)
    expect(text).toContain(message)
  })

  test('неизвестная бумага — 404, обычный шаблон тоже', async () => {
    expect((await draft('zhurnal-vvodnogo-instruktazha')).status).toBe(404)
  })
})
