import type { IncidentPaper } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '../../../testing/fake-server.ts'
import { submit, type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident, sampleVictim } from '../testing/sample-incident.ts'
import { paperTitle } from './paper-calls.ts'
import { PapersTab } from './papers-tab.tsx'

const PAPERS = 'GET /api/incidents/5/papers'
const REGISTER = 'POST /api/documents'

function samplePaper(own: Partial<IncidentPaper> = {}): IncidentPaper {
  return {
    templateId: 'akt-n-1',
    name: 'Акт Н-1',
    group: 'incidents',
    stepKeys: ['accidentAct'],
    about: null,
    number: '3/2026',
    wordOnly: false,
    inputs: [],
    values: {},
    lacking: [],
    missing: [],
    registered: [],
    ...own,
  }
}

const OF_VICTIM = { victimId: 1, personIndex: null, name: 'Ким Лев Львович, происшествие № 3/2026' }

let server = incidentsServer({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(papers: readonly IncidentPaper[], own: Parameters<typeof incidentsServer>[0] = {}) {
  server = incidentsServer({ [PAPERS]: () => Response.json(papers), ...own })
  const page = await openPage(
    <IncidentsArea title="Расследование">
      <PapersTab incident={sampleIncident()} isOpen />
    </IncidentsArea>,
  )
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('Документы расследования', () => {
  test('чего не хватает, что напечатается пустым и что в реестре — словами', async () => {
    const page = await open([
      samplePaper({ missing: [{ key: 'a', label: 'семейное положение' }] }),
      samplePaper({ templateId: 'b', lacking: [{ key: 'c', label: 'карточка организации' }] }),
      samplePaper({ templateId: 'd', registered: [{ id: 8, number: '12', date: '2026-11-20' }] }),
    ])
    const text = plain(page)
    expect(text).toContain('1 строка останется пустойсемейное положение')
    expect(text).toContain('не формируется: карточка организации')
    expect(text).toContain('№ 12 от 20.11.2026 в реестре')
  })

  test('регистрация: номер предложен, бумага о пострадавшем названа, отказ виден', async () => {
    const page = await open([samplePaper({ about: OF_VICTIM })], {
      [REGISTER]: () => failure(409, 'Номер занят'),
    })
    await press(page, /^Зарегистрировать/)
    await submit(page)
    await settle()
    const sent = server.seen.find(({ call }) => call === REGISTER)
    expect(sent?.body).toMatchObject({ templateId: 'akt-n-1', number: '3/2026', incidentId: 5, victimId: 1 })
    expect(plain(page)).toContain('Номер занят')
  })

  test('вопросы приказа: известное уже стоит, уходит изменённое', async () => {
    const inputs = [
      { key: 'номер_приказа', label: 'Номер приказа о комиссии', type: 'text', hint: null },
      { key: 'причина', label: 'Причина замены', type: 'text', hint: 'Продолжите фразу' },
      { key: 'председатель', label: 'Председатель комиссии', type: 'employee', hint: null },
    ] as const
    const change = 'PATCH /api/incidents/5'
    const order = samplePaper({ templateId: 'prikaz', name: 'Приказ', number: null, inputs: [...inputs] })
    const page = await open([{ ...order, values: { номер_приказа: '118-ОТ' } }, samplePaper()], {
      [change]: () => Response.json(sampleIncident()),
    })
    const fillers = [...page.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.includes('Заполнить'),
    )
    expect(fillers, 'у акта вопросов нет').toHaveLength(1)
    await press(page, /^Заполнить/)
    expect(page.querySelector<HTMLInputElement>('#question-номер_приказа')?.value).toBe('118-ОТ')
    type(page, 'question-причина', 'увольнением')
    await submit(page)
    await settle()
    expect(server.seen.find(({ call }) => call === change)?.body).toEqual({
      particulars: { orderAnswers: { prikaz: { причина: 'увольнением' } } },
    })
  })

  test('имя стоит при бумаге, только когда пострадавших несколько', () => {
    const paper = samplePaper({ about: OF_VICTIM })
    expect(paperTitle(sampleIncident(), paper)).toBe('Акт Н-1')
    const two = sampleIncident({ victims: [sampleVictim(1), sampleVictim(2)] })
    expect(paperTitle(two, paper)).toBe('Акт Н-1: Ким Лев Львович')
  })
})
