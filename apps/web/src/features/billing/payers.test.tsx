import type { PayerAnswer } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { refusal, stale } from '../../testing/fake-server.ts'
import { submit, type as typeInto } from '../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../testing/open-page.tsx'
import { SAMPLE_COMPANY } from '../../testing/sample-company.ts'
import { Payers } from './payers.tsx'

const PAYER: PayerAnswer = {
  id: 3,
  companyId: 7,
  version: 2,
  type: 'individual',
  name: 'Ёлкин Пётр Ильич',
  data: {
    lastName: 'Ёлкин',
    firstName: 'Пётр',
    fatherName: 'Ильич',
    inn: null,
    legalAddress: null,
    phone: null,
    passportNumber: null,
    passportDate: null,
    passportWhoIssued: null,
    emailForInvoices: 'petr@company.test',
    payeesBank: null,
    bik: null,
    settlementAccount: null,
    correspondentAccount: null,
  },
}
const THEIRS: PayerAnswer = { ...PAYER, version: 3, data: { ...PAYER.data, firstName: 'Павел' } }

const LIST = 'GET /api/payers?companyId=7'
const CHANGE = 'PATCH /api/payers/3'

let server = answerWith({})
afterEach(() => server.restore())

async function openPayer(own: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({ [LIST]: () => Response.json([PAYER]), ...own })
  const page = await openPage(<Payers billing={{ company: SAMPLE_COMPANY, mayPay: true }} />)
  await settle()
  await press(page, 'Изменить')
  return page
}

const isTyped = (page: HTMLElement) => page.querySelector<HTMLInputElement>('#payer-emailForInvoices')?.value
const bodies = () => server.seen.filter(({ call }) => call === CHANGE).map(({ body }) => body)

describe('плательщик', () => {
  test('набранное не пропадает без вопроса', async () => {
    const page = await openPayer()
    typeInto(page, 'payer-emailForInvoices', 'new@company.test')
    await press(page, 'Отмена')
    expect(buttonOf(page, 'Закрыть без сохранения')).toBeDefined()
    await press(page, 'Продолжить')
    expect(isTyped(page)).toBe('new@company.test')
  })

  test('без изменений закрывается сразу', async () => {
    const page = await openPayer()
    await press(page, 'Отмена')
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('уходит только изменённое', async () => {
    const page = await openPayer({ [CHANGE]: () => Response.json({ ...PAYER, version: 3 }) })
    typeInto(page, 'payer-emailForInvoices', 'new@company.test')
    await submit(page)
    await settle()
    expect(bodies()).toEqual([{ data: { emailForInvoices: 'new@company.test' } }])
  })

  test('в БИК помещается лишняя цифра, и ответ о ней стоит у поля', async () => {
    const company: PayerAnswer = { ...PAYER, type: 'legal-entity', name: 'ООО «Заря»' }
    const page = await openPayer({
      [LIST]: () => Response.json([company]),
      [CHANGE]: () => refusal('data.bik', 'БИК — 9 цифр, начинается с 04 (у казначейства с 01)'),
    })
    typeInto(page, 'payer-bik', '04452522512')
    await submit(page)
    await settle()
    expect(bodies()).toEqual([{ data: { bik: '0445252251' } }])
    expect(page.querySelector('#payer-bik-error')?.textContent).toContain('БИК — 9 цифр')
  })

  test('сохранил другой: названо кто и что, «Сохранить моё» записывает своё поверх', async () => {
    const versions: (string | null)[] = []
    let stored = PAYER
    const page = await openPayer({
      [LIST]: () => Response.json([stored]),
      [CHANGE]: (_seen, headers) => {
        versions.push(headers.get('If-Match'))
        stored = THEIRS
        return versions.length === 1 ? stale(3, 'Анна Иванова') : Response.json({ ...THEIRS, version: 4 })
      },
    })
    typeInto(page, 'payer-emailForInvoices', 'new@company.test')
    await submit(page)
    await settle()
    expect(page.textContent).toContain('Анна Иванова')
    expect(page.textContent).toContain('Павел')
    expect(isTyped(page)).toBe('new@company.test')
    await press(page, 'Сохранить моё')
    await settle()
    expect(versions).toEqual(['"2"', '"3"'])
    expect(bodies()).toEqual(Array(2).fill({ data: { emailForInvoices: 'new@company.test' } }))
  })
})
