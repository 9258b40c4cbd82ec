import type { FactAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS, type Role } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure, stale } from '../../../testing/fake-server.ts'
import { invalidFields, type } from '../../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../../testing/open-page.tsx'
import { sampleEmployee } from '../../../testing/sample-employee.ts'
import { ASSEMBLY_POINT, HR_OFFICER, PURCHASER, SMOKING_PLACE, sampleFact } from '../testing/sample-facts.ts'
import { InterviewPage } from './interview-page.tsx'

const READ = 'GET /api/facts?companyId=7'
const PUT = 'PUT /api/facts'
const POSITION = { ...NO_EMPLOYEE_FACTS, position: { id: 38, name: 'Кладовщик' } }
const STAFF = [
  sampleEmployee(11, { ...POSITION, lastName: 'Громова' }),
  sampleEmployee(12, { ...POSITION, lastName: 'Ёлкина' }),
  sampleEmployee(13, { ...POSITION, lastName: 'Яшина' }),
]

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

type Handlers = Parameters<typeof answerWith>[0]
type Given = { facts: readonly FactAnswer[]; role?: Role; staff?: typeof STAFF; own?: Handlers }

async function open({ facts, role = 'owner', staff = STAFF, own = {} }: Given): Promise<HTMLElement> {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    'GET /api/employees?companyId=7': () => Response.json(staff),
    [READ]: () => Response.json(facts),
    ...own,
  })
  const page = await openPage(<InterviewPage />)
  for (const _ of ['company', 'facts', 'page']) await settle()
  return page
}

/** Answers the whole list again, with these facts as they are by now. */
const answering =
  (facts: readonly FactAnswer[], ...saved: readonly FactAnswer[]) =>
  () =>
    Response.json(facts.map((fact) => saved.find(({ key }) => key === fact.key) ?? fact))

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const sent = () => server.seen.filter(({ call }) => call === PUT).map(({ body }) => body)
const shownIn = (page: HTMLElement, key: string) =>
  page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#fact-${key}`)?.value
const theme = (page: HTMLElement, name: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`#theme-${name}`)
  if (found === null) throw new Error(`There is no theme ${name}`)
  return found
}
const answered = (fact: FactAnswer, value: FactAnswer['value']): FactAnswer => ({
  ...fact,
  value,
  source: 'user',
  version: 1,
})

const DUTIES = [HR_OFFICER, PURCHASER]
const FACTS = [...DUTIES, ASSEMBLY_POINT, SMOKING_PLACE]

describe('анкета', () => {
  test('спрашивает только нужное, по темам, с тем, что даст ответ', async () => {
    const page = await open({ facts: [...FACTS, sampleFact({ key: 'exits', applicable: false })] })
    expect([...page.querySelectorAll('section h2')].map(({ textContent }) => textContent)).toEqual([
      'Кто за что отвечает',
      'Здания и помещения',
    ])
    expect(page.querySelector('#exits')).toBeNull()
    expect(plain(page)).toContain('Отвечено 0 из 4.')
    expect(plain(page)).toContain('Ответов, которых пока нет, ждут 3 документа.')
    const row = page.querySelector<HTMLElement>('#assemblyPoint')
    expect(row?.textContent.replaceAll('\u00a0', ' ')).toContain('нужно в 3 документах')
    expect(row?.textContent.replaceAll('\u00a0', ' ')).toContain('ответ сделает готовыми 2 документа')
  })

  test('предложенное уже стоит в поле с причиной, но ответом ещё не считается', async () => {
    const page = await open({ facts: FACTS })
    expect(shownIn(page, 'hrOfficer')).toBe('Громова Анна Петровна — кладовщик')
    expect(plain(page)).toContain('предложено по должности')
    expect(plain(theme(page, 'duties'))).toContain('отвечено 0 из 2')
  })

  test('«Принять предложенное» принимает предложенное темы, изменённое в ней сохраняет как ответ', async () => {
    const saved = [answered(HR_OFFICER, 11), answered(PURCHASER, 13)]
    const page = await open({ facts: FACTS, own: { [PUT]: answering(FACTS, ...saved) } })
    const duties = theme(page, 'duties')
    type(duties, 'fact-purchaser', 'Яшина')
    act(() => duties.querySelector<HTMLElement>('[role=option]')?.click())
    await press(duties, 'Принять предложенное')
    expect(sent()).toEqual([
      {
        companyId: 7,
        values: { purchaser: 13 },
        notApplicable: [],
        accept: ['hrOfficer'],
        orderLink: 'Не требуется',
        versions: { purchaser: null, hrOfficer: null },
      },
    ])
    expect(plain(theme(page, 'duties'))).toContain('отвечено 2 из 2')
    expect(plain(theme(page, 'duties'))).toContain('Ответы записаны')
    expect(plain(theme(page, 'duties'))).not.toContain('предложено')
  })

  test('«Сохранить ответы» отправляет набранное в этой теме, набранное в другой остаётся', async () => {
    const saved = answered(ASSEMBLY_POINT, 'у ворот')
    const page = await open({ facts: FACTS, own: { [PUT]: answering(FACTS, saved) } })
    type(page, 'fact-hrOfficer', '')
    type(page, 'fact-assemblyPoint', ' у ворот ')
    await press(theme(page, 'premises'), 'Сохранить ответы')
    expect(sent()).toMatchObject([{ values: { assemblyPoint: 'у ворот' }, accept: [] }])
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
    expect(shownIn(page, 'hrOfficer')).toBe('')
  })

  test('«У нас этого нет» записывается сразу, набранное рядом остаётся; «Всё-таки есть» возвращает вопрос', async () => {
    const absent = { ...SMOKING_PLACE, isAbsent: true, applicable: false, version: 1 }
    const page = await open({ facts: FACTS, own: { [PUT]: answering(FACTS, absent) } })
    type(page, 'fact-assemblyPoint', 'у ворот')
    await press(page, /^У нас этого нет/)
    expect(sent()).toMatchObject([{ notApplicable: ['smokingPlace'], versions: { smokingPlace: null } }])
    expect(plain(page)).toContain('Отвечено 1 из 4.')
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
    await press(page, /^Всё-таки есть/)
    expect(sent().at(-1)).toMatchObject({ values: { smokingPlace: null }, versions: { smokingPlace: 1 } })
  })

  test('тему сохраняют второй раз: поверх своего же ответа, без вопроса', async () => {
    const first = { ...answered(ASSEMBLY_POINT, 'у ворот'), version: 4 }
    const second = { ...answered(ASSEMBLY_POINT, 'у входа'), version: 5 }
    const answers = [answering(FACTS, first), answering(FACTS, second)]
    const page = await open({ facts: FACTS, own: { [PUT]: () => answers.shift()?.() ?? failure(500) } })
    for (const said of ['у ворот', 'у входа']) {
      type(page, 'fact-assemblyPoint', said)
      await press(theme(page, 'premises'), 'Сохранить ответы')
    }
    expect(sent()).toMatchObject([{ versions: { assemblyPoint: null } }, { versions: { assemblyPoint: 4 } }])
    expect(shownIn(page, 'assemblyPoint')).toBe('у входа')
  })

  test('отказ сервера стоит у своего поля, набранное не пропадает', async () => {
    const refusal = {
      description: 'values.assemblyPoint: Не длиннее 1000 знаков',
      errors: [{ field: 'values.assemblyPoint', message: 'Не длиннее 1000 знаков' }],
    }
    const page = await open({
      facts: FACTS,
      own: { [PUT]: () => Response.json(refusal, { status: 422 }) },
    })
    type(page, 'fact-assemblyPoint', 'у ворот')
    await press(theme(page, 'premises'), 'Сохранить ответы')
    expect(invalidFields(page)).toEqual(['fact-assemblyPoint'])
    expect(page.querySelector('#fact-assemblyPoint-error')?.textContent).toBe('Не длиннее 1000 знаков')
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
  })

  test('ответ другого пользователя на тот же вопрос показывают рядом со своим; своё сохраняют поверх', async () => {
    const theirs = { ...answered(ASSEMBLY_POINT, 'на стоянке'), version: 4 }
    const mine = { ...answered(ASSEMBLY_POINT, 'у ворот'), version: 5 }
    const answers = [() => stale(4, 'Анна Иванова', 'Место сбора после эвакуации'), answering(FACTS, mine)]
    let reads = 0
    const page = await open({
      facts: FACTS,
      own: {
        [READ]: () => Response.json(reads++ === 0 ? FACTS : [...DUTIES, theirs, SMOKING_PLACE]),
        [PUT]: () => answers.shift()?.() ?? failure(500),
      },
    })
    type(page, 'fact-assemblyPoint', 'у ворот')
    await press(theme(page, 'premises'), 'Сохранить ответы')
    await settle()
    const dialog = page.querySelector<HTMLElement>('dialog[open]')
    expect(plain(page)).toContain('Анна Иванова')
    expect([...(dialog?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'не указано',
      'на стоянке',
      'у ворот',
    ])
    await press(page, 'Сохранить моё')
    expect(sent()).toMatchObject([{ versions: { assemblyPoint: null } }, { versions: { assemblyPoint: 4 } }])
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
  })

  test.each([
    ['Сохранить моё', [{ smokingPlace: null }, { smokingPlace: 4 }], 'Всё-таки есть'],
    ['Показать сохранённое', [{ smokingPlace: null }], 'у склада'],
  ])('«У нас этого нет» на вопрос, на который ответил другой: «%s»', async (choice, versions, shown) => {
    const theirs = { ...answered(SMOKING_PLACE, 'у склада'), version: 4 }
    const absent = { ...SMOKING_PLACE, isAbsent: true, version: 5 }
    const answers = [() => stale(4, 'Анна Иванова', 'Место для курения'), answering(FACTS, absent)]
    let reads = 0
    const page = await open({
      facts: FACTS,
      own: {
        [READ]: () => Response.json(reads++ === 0 ? FACTS : [...DUTIES, ASSEMBLY_POINT, theirs]),
        [PUT]: () => answers.shift()?.() ?? failure(500),
      },
    })
    type(page, 'fact-assemblyPoint', 'у ворот')
    await press(page, /^У нас этого нет/)
    await settle()
    const dialog = page.querySelector<HTMLElement>('dialog[open]')
    expect(dialog?.textContent).toContain('Анна Иванова')
    expect([...(dialog?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'не указано',
      'у склада',
      'у нас этого нет',
    ])
    await press(page, choice)
    expect(sent()).toMatchObject(versions.map((seen) => ({ versions: seen })))
    expect(`${plain(page)} ${page.querySelector<HTMLInputElement>('#fact-smokingPlace')?.value}`).toContain(
      shown,
    )
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('ответ, который дал другой, появляется там, где ничего не набирают', async () => {
    const theirs = FACTS.map((fact) =>
      fact.type === 'text' ? answered(fact, 'на стоянке') : answered(fact, 13),
    )
    let reads = 0
    const page = await open({
      facts: FACTS,
      own: { [READ]: () => Response.json(reads++ === 0 ? FACTS : theirs) },
    })
    type(page, 'fact-assemblyPoint', 'у ворот')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    for (const _ of ['facts', 'page']) await settle()
    expect(shownIn(page, 'hrOfficer')).toContain('Яшина')
    expect(shownIn(page, 'assemblyPoint')).toBe('у ворот')
  })

  test('ответственное лицо можно сменить здесь; его приказ и обучение — там, где его назначают', async () => {
    const held = sampleFact({
      key: 'labourProtection',
      label: 'Ответственный за охрану труда',
      theme: 'inCharge',
      type: 'person',
      value: 11,
      source: 'record',
    })
    const page = await open({ facts: [held] })
    expect(page.querySelector('#labourProtection a')?.getAttribute('href')).toBe('/settings/responsible')
    expect(shownIn(page, 'labourProtection')).toContain('Громова')
  })

  test('сначала самое полезное; отвеченное свёрнуто, пропущенное — тоже, его можно вернуть', async () => {
    const keyed = (key: string, unlocks: number) => sampleFact({ key, label: key, unlocks })
    const known = answered(keyed('known', 0), 'у ворот')
    const asked = [keyed('little', 1), known, keyed('much', 9)]
    const put = [answering(asked, { ...keyed('much', 9), isSkipped: true }), answering(asked)]
    const page = await open({ facts: asked, own: { [PUT]: () => put.shift()?.() ?? failure(500) } })
    const keys = (place: string) =>
      [...page.querySelectorAll(`#theme-premises ${place} [id^=fact-]`)].map(({ id }) => id)
    expect(keys('form > div > div')).toEqual(['fact-much', 'fact-little'])
    expect(keys('details')).toEqual(['fact-known'])
    expect(page.querySelector('details')?.open).toBe(false)
    await press(page.querySelector<HTMLElement>('#much') ?? page, 'Пропустить')
    expect(keys('form > div > div')).toEqual(['fact-little'])
    expect(keys('details')).toEqual(['fact-much', 'fact-known'])
    await press(page.querySelector<HTMLElement>('#much') ?? page, 'Вернуть в вопросы')
    expect(keys('form > div > div')).toEqual(['fact-much', 'fact-little'])
    expect(sent()).toMatchObject([{ skip: ['much'] }, { ask: ['much'] }])
  })

  test('один приказ на всех, кого назначают; предупреждение стоит у того, кого касается', async () => {
    const warned = { ...HR_OFFICER, warnings: ['Громова: обучение. Не пройдено: программа А.'] }
    const page = await open({ facts: [warned], own: { [PUT]: answering([warned]) } })
    expect(plain(page.querySelector<HTMLElement>('#hrOfficer') ?? page)).toContain(
      'Не пройдено: программа А.',
    )
    type(page, 'naming-order-date', '20.11.2026')
    type(page, 'naming-order-number', '7-ОТ')
    await press(page, 'Принять предложенное')
    expect(sent()).toMatchObject([{ orderLink: 'Приказ №7-ОТ от 20.11.2026' }])
  })

  test('комиссия: председатель, заместитель, секретарь и члены отправляются вместе', async () => {
    const commission = sampleFact({
      key: 'soutCommission',
      label: 'Комиссия по специальной оценке условий труда',
      theme: 'commissions',
      type: 'commission',
      proposal: {
        value: { chairId: 11, deputyId: null, secretaryId: null, memberIds: [12, 13] },
        reason: 'руководители',
      },
    })
    const page = await open({ facts: [commission], own: { [PUT]: answering([commission]) } })
    type(page, 'fact-soutCommission', '')
    await press(page, 'Сохранить ответы')
    expect(sent()).toMatchObject([
      {
        values: {
          soutCommission: { chairId: null, deputyId: null, secretaryId: null, memberIds: [12, 13] },
        },
      },
    ])
  })

  test('число, «да» и один из вариантов отправляются своим видом', async () => {
    const facts = [
      sampleFact({ key: 'internshipShifts', theme: 'rules', type: 'number' }),
      sampleFact({ key: 'hasShower', theme: 'rules', type: 'yesNo', value: true, version: 2 }),
    ]
    const page = await open({ facts, own: { [PUT]: answering(facts) } })
    expect(shownIn(page, 'hasShower')).toBe('да')
    type(page, 'fact-internshipShifts', '2,5')
    await press(page, 'Сохранить ответы')
    expect(sent()).toMatchObject([{ values: { internshipShifts: 2.5 } }])
  })

  test('кто может только читать, видит ответы без полей и кнопок', async () => {
    const page = await open({ facts: [answered(HR_OFFICER, 11), SMOKING_PLACE], role: 'viewer' })
    expect(plain(page)).toContain('Громова Анна Петровна')
    expect(plain(page)).toContain('ответа пока нет')
    expect(page.querySelectorAll('form, input, textarea, button')).toHaveLength(0)
  })

  test('без работников — сначала их список', async () => {
    const page = await open({ facts: FACTS, staff: [] })
    expect(plain(page)).toContain('Сначала загрузите список работников')
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/employees/import',
    ])
  })

  test('все ответы даны — дорога к документам', async () => {
    const page = await open({ facts: [answered(ASSEMBLY_POINT, 'у ворот')] })
    expect(plain(page)).toContain('Все ответы даны.')
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toBe('/company/list/main')
    expect(buttonOf(page, 'Сохранить ответы').disabled).toBe(true)
  })
})
