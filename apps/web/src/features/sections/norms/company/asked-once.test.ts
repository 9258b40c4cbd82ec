import { describe, expect, test } from 'vitest'
import { type Answers, fieldOf, LEAVE } from '../answers.ts'
import { DECLINED, QUESTION, sampleProposal } from '../testing/sample-proposal.ts'
import { answerOnce, askedOnce, saidOnce } from './asked-once.ts'

const CLERK = {
  ...QUESTION,
  key: '71:training.first-aid',
  positionId: 71,
  position: 'Экономист',
  employeeIds: [20, 21],
}
const NOISE = sampleProposal('medical.4.4', {
  section: 'medical',
  name: 'п. 4.4. Шум',
  condition: 'Есть ли шум?',
})
const ALL = [NOISE, QUESTION, sampleProposal('risk'), DECLINED, CLERK]

const answersOf = (...said: [typeof QUESTION, 'yes' | 'no' | 'leave'][]): Answers =>
  Object.fromEntries(
    said.map(([proposal, answer]) => [fieldOf(proposal), answer === 'leave' ? LEAVE : answerOnce(answer)]),
  )

describe('вопрос, который задают несколько должностей', () => {
  test('спрошен один раз, о большем числе людей — раньше', () => {
    expect(
      askedOnce(ALL).map(({ name, proposals }) => [name, proposals.map(({ position }) => position)]),
    ).toEqual([
      ['Первая помощь', ['Водитель', 'Экономист']],
      ['п. 4.4. Шум', ['Водитель']],
    ])
  })

  test.each([
    ['не отвечено', answersOf(), null],
    ['отвечено везде', answersOf([QUESTION, 'yes'], [CLERK, 'yes']), 'yes'],
    ['везде не нужно', answersOf([QUESTION, 'no'], [CLERK, 'no']), 'no'],
    ['в одной', answersOf([QUESTION, 'yes']), null],
    ['по-разному', answersOf([QUESTION, 'yes'], [CLERK, 'no']), null],
    ['отложено', answersOf([QUESTION, 'leave'], [CLERK, 'leave']), null],
  ])('%s', (_name, answers, expected) => {
    const [first] = askedOnce(ALL)
    expect(first === undefined ? undefined : saidOnce(first, answers)).toBe(expected)
  })
})
