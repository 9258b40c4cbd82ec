import type { PositionCard } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { settle } from '../../../testing/open-page.tsx'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { PositionReference } from './position-reference.tsx'

const CARD: PositionCard = {
  id: 501,
  name: 'Специалист по охране труда',
  cases: {
    nominative: 'Специалист по охране труда',
    genitive: 'Специалиста по охране труда',
    dative: 'Специалисту по охране труда',
    accusative: 'Специалиста по охране труда',
    instrumental: 'Специалистом по охране труда',
    prepositional: 'Специалисте по охране труда',
  },
  profile: {
    isOwn: false,
    family: 'Специалисты по безопасности',
    sector: 'Офис',
    okpdtr: null,
    hazards: [],
    ppe: [],
    medicalFactors: [],
    training: [],
    things: ['Огнетушитель'],
    places: ['кабинет', 'цех, мастерская'],
    sources: [
      { text: 'приказ Минтруда № 776н', verified: false },
      { text: 'приказ Минздрава № 29н', verified: true },
    ],
    note: null,
  },
  standard: { code: '40.054', name: 'Специалист в области охраны труда' },
}

let server = answerWith({})
afterEach(() => server.restore())

async function open(card: PositionCard): Promise<HTMLElement> {
  server = answerWith({
    ...answerStored(() => SAMPLE_EMPLOYEE),
    'GET /api/positions/501': () => Response.json(card),
  })
  const page = await openEmployee(<PositionReference />)
  await settle()
  return page
}

const USUAL = ['Обычное оборудование', 'Где обычно работают', 'Откуда это']
const headings = (page: HTMLElement) => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)

describe('что обычно относится к должности', () => {
  test('код и название профессионального стандарта, где справочник его знает', async () => {
    const page = await open(CARD)
    expect(headings(page)).toEqual([...USUAL, 'Профессиональный стандарт', 'Падежи для документов'])
    const cells = [...page.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells).toContain('40.054')
    expect(cells).toContain('Специалист в области охраны труда')
  })

  test('неизвестный стандарт не выдумывается', async () => {
    expect(headings(await open({ ...CARD, standard: null }))).toEqual([...USUAL, 'Падежи для документов'])
  })

  test('видно, чей это профиль и что не сверено с текстом', async () => {
    const text = (await open(CARD)).textContent
    expect(text).toContain('показан профиль семейства «Специалисты по безопасности»')
    expect(text).toContain('Кабинет; цех, мастерская')
    expect(text).toContain('Приказ Минтруда № 776н (не сверено)')
    expect(text).not.toContain('№ 29н (не сверено)')
    const own = await open({ ...CARD, profile: { ...CARD.profile, isOwn: true } })
    expect(own.textContent).toContain('Профиль составлен для этой должности')
  })
})
