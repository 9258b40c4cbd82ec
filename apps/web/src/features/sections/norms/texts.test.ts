import type { Proposal } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { CLOSING, DECLINED, QUESTION, sampleProposal } from './testing/sample-proposal.ts'
import { noticeText, proposalsText, takenText } from './texts.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const duties = (count: number, own: Partial<Proposal> = {}) =>
  Array.from({ length: count }, (_, index) => sampleProposal(`briefing.${index}`, own))
const keysOf = (proposals: readonly Proposal[]) => proposals.map(({ key }) => key)

describe('Тексты предложений норм', () => {
  test.each([
    [duties(1), 'Нормы требуют ещё 1 обязанность'],
    [duties(2), 'Нормы требуют ещё 2 обязанности'],
    [duties(12), 'Нормы требуют ещё 12 обязанностей'],
    [[CLOSING], 'На нынешней должности больше не нужно: 1'],
    [[QUESTION, DECLINED], null],
  ])('на странице работника: %#', (proposals, text) => {
    expect(plain(noticeText(proposals))).toBe(text)
  })

  test.each([
    [[...duties(3), QUESTION, CLOSING], '3 обязанности, 1 вопрос, 1 больше не нужно'],
    [[DECLINED], null],
  ])('у должности: %#', (proposals, text) => {
    expect(plain(proposalsText(proposals))).toBe(text)
  })

  test('принятое, снятое и вычеркнутое сосчитано по работникам', () => {
    const accepted = duties(2, { outcome: 'accepted', employeeIds: [1, 2, 3] })
    const closed = { ...CLOSING, outcome: 'accepted' as const, employeeIds: [1] }
    const answered = [...accepted, closed, DECLINED, QUESTION]
    const text = takenText(answered, {
      accept: keysOf([...accepted, closed]),
      decline: [{ key: DECLINED.key, note: 'Нет' }],
    })
    expect(plain(text)).toBe(
      'Принято 6 обязанностей, снято 1 обязанность, вычеркнуто 1 обязанность у 4 работников.',
    )
  })

  test('вычеркнутое раньше не приписывается этому ответу', () => {
    const accepted = duties(1, { outcome: 'accepted' })
    expect(plain(takenText([...accepted, DECLINED], { accept: keysOf(accepted), decline: [] }))).toBe(
      'Принято 1 обязанность.',
    )
  })
})
