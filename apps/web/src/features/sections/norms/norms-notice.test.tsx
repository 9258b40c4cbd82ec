import type { Proposal } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { refusal, type SeenCall } from '../../../testing/fake-server.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { openDialog, openTab } from '../testing/open-tab.tsx'
import { NormsNotice } from './norms-notice.tsx'
import { CLOSING, DECLINED, QUESTION, sampleProposal } from './testing/sample-proposal.ts'

const ASK = 'POST /api/employees/11/events/from-norms?dryRun=true'
const TAKE = 'POST /api/employees/11/events/from-norms?dryRun=false'

const FIRST = sampleProposal('briefing.introductory', { name: 'Вводный инструктаж' })
const SECOND = sampleProposal('ppe.helmet', {
  section: 'ppe',
  name: 'Каска защитная',
  basis: { ...FIRST.basis, verified: false },
})
const ALL = [FIRST, SECOND, QUESTION, CLOSING, DECLINED]

let server = answerWith({})
afterEach(() => server.restore())

/** A server that does what it is asked and then proposes the rest. */
function normsServer(take?: (seen: SeenCall) => Response) {
  let open: readonly Proposal[] = ALL
  server = answerWith({
    [ASK]: () => Response.json(open),
    [TAKE]:
      take ??
      (({ body }) => {
        const { accept, decline } = Object(body)
        const keys = [...accept, ...decline.map(({ key }: { key: string }) => key)]
        const answered = open.map((one): Proposal => {
          if (accept.includes(one.key)) return { ...one, outcome: 'accepted' }
          return keys.includes(one.key) ? { ...one, outcome: 'declined' } : one
        })
        open = open.filter(({ key }) => !keys.includes(key))
        return Response.json(answered)
      }),
  })
}

const taken = () => server.seen.filter(({ call }) => call === TAKE).map(({ body }) => body)
const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

async function openNorms(): Promise<HTMLElement> {
  const page = await openTab(<NormsNotice />)
  await press(page, 'Посмотреть')
  return openDialog(page)
}

async function choose(dialog: HTMLElement, label: string, index = 0): Promise<void> {
  const labels = [...dialog.querySelectorAll('label')].filter(({ textContent }) =>
    textContent.includes(label),
  )
  act(() => labels[index]?.click())
  await settle()
}

function strike(dialog: HTMLElement, name: string): void {
  act(() => dialog.querySelector<HTMLElement>(`[aria-label="Вычеркнуть: ${name}"]`)?.click())
}

function note(dialog: HTMLElement, text: string): void {
  const area = dialog.querySelector('textarea')
  const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  act(() => {
    property?.set?.call(area, text)
    area?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('Требования норм на странице работника', () => {
  test('сказано, сколько обязанностей не учтено', async () => {
    normsServer()
    const page = await openTab(<NormsNotice />)
    expect(plain(page)).toContain('Нормы требуют ещё 2 обязанности')
  })

  test.each([
    ['наблюдателя', { role: 'viewer' as const }],
    ['уволенного', { dismissedOn: '2026-11-01' }],
  ])('для %s не спрашивают', async (_, whose) => {
    normsServer()
    const page = await openTab(<NormsNotice />, whose)
    expect(page.textContent).toBe('')
    expect(server.seen).toEqual([])
  })

  test('по разделам, с основанием, сроком и вопросами', async () => {
    normsServer()
    const dialog = await openNorms()
    expect([...dialog.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Инструктажи',
      'Обучение',
      'СИЗ',
      'Больше не требуется на этой должности',
      'Вычеркнуто раньше',
    ])
    expect(plain(dialog)).toContain('6 месяцев · до 01.12.2026')
    expect(plain(dialog)).toContain('Проводится всем принятым до начала работы.')
    expect(plain(dialog)).toContain('№ 2464, п. 10')
    expect(plain(dialog).match(/не сверено/g)).toHaveLength(1)
    expect(plain(dialog)).toContain('Должен ли работник уметь оказывать первую помощь')
    expect(plain(dialog)).toContain('Вычеркнуто: Оценивали в другом учёте')
    const ticked = [...dialog.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => box.checked)
    expect(ticked).toEqual([true, true, false, false])
  })

  test('принимается отмеченное, и остаётся то, на что не ответили', async () => {
    normsServer()
    const dialog = await openNorms()
    await choose(dialog, 'Да, нужно')
    await press(dialog, 'Принять отмеченное (3)')
    expect(taken()).toEqual([{ accept: [FIRST.key, SECOND.key, QUESTION.key], decline: [] }])
    expect(plain(dialog)).toContain('Принято 3 обязанности.')
    expect(plain(dialog)).not.toContain('Вводный инструктаж')
    expect(plain(dialog)).toContain('п. 4.4. Шум')
  })

  test('одной кнопкой — всё, что не зависит от условий', async () => {
    normsServer()
    const dialog = await openNorms()
    await choose(dialog, 'Вводный инструктаж')
    await press(dialog, 'Принять всё, что не зависит от условий')
    expect(taken()).toEqual([{ accept: [FIRST.key, SECOND.key], decline: [] }])
  })

  test('вычеркнуть можно только с примечанием', async () => {
    normsServer()
    const dialog = await openNorms()
    strike(dialog, 'Каска защитная')
    await press(dialog, /^Принять отмеченное/)
    expect(dialog.querySelector('[aria-invalid=true]')?.tagName).toBe('TEXTAREA')
    expect(taken()).toEqual([])
    note(dialog, 'Над головой ничего нет')
    await press(dialog, /^Принять отмеченное/)
    expect(taken()).toEqual([
      { accept: [FIRST.key], decline: [{ key: SECOND.key, note: 'Над головой ничего нет' }] },
    ])
    expect(plain(dialog)).toContain('Принято 1 обязанность, вычеркнуто 1 обязанность.')
  })

  test('пока выбирали, список изменился — сказано, и он спрошен заново', async () => {
    normsServer(() => refusal('accept.0', 'Такого предложения нет'))
    const dialog = await openNorms()
    const asked = () => server.seen.filter(({ call }) => call === ASK).length
    const before = asked()
    await press(dialog, /^Принять отмеченное/)
    expect(plain(dialog)).toContain('список требований изменился')
    expect(asked()).toBe(before + 1)
  })

  test('всё учтено', async () => {
    server = answerWith({ [ASK]: () => Response.json([]) })
    const page = await openTab(<NormsNotice />)
    expect(page.textContent).toBe('')
  })
})
