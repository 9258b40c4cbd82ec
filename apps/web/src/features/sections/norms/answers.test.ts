import { describe, expect, test } from 'vitest'
import {
  ACCEPT,
  type Answers,
  choiceOf,
  choiceSchema,
  fieldOf,
  isQuestion,
  isUnconditional,
  LEAVE,
  unconditionalChoice,
} from './answers.ts'
import { proposalParts } from './proposal-parts.ts'
import { CLOSING, DECLINED, QUESTION, sampleProposal } from './testing/sample-proposal.ts'

const DUTY = sampleProposal('briefing.introductory')
const ALL = [DUTY, QUESTION, CLOSING, DECLINED]

const strike = (note: string): Answers => ({ [fieldOf(DUTY)]: { kind: 'decline', note } })
const check = async (answers: Answers, of = ALL) => choiceSchema(of)['~standard'].validate(answers)

describe('Ответы на предложения норм', () => {
  test('что не входит в тариф, показано отдельно, само не принимается и ответа не ждёт', () => {
    const outside = sampleProposal('ppe.gloves', { section: 'ppe', outcome: 'not-included' })
    expect(choiceOf([outside], {})).toEqual({ accept: [], decline: [] })
    expect([isUnconditional(outside), isQuestion(outside)]).toEqual([false, false])
    const [, part, ...others] = proposalParts([DUTY, outside])
    expect([part?.title, part?.proposals, others]).toEqual(['Не входит в тариф', [outside], []])
    expect(part?.note).toContain('«Тариф и оплата»')
  })

  test('без ответов принимается только то, что не зависит от условий', () => {
    expect(choiceOf(ALL, {})).toEqual({ accept: [DUTY.key], decline: [] })
  })

  test.each([
    ['«да» на вопрос', QUESTION],
    ['снять лишнее', CLOSING],
    ['вернуть вычеркнутое', DECLINED],
  ])('%s — по отметке', (_, proposal) => {
    expect(choiceOf(ALL, { [fieldOf(proposal)]: ACCEPT }).accept).toContain(proposal.key)
  })

  test('отметку можно снять', () => {
    expect(choiceOf(ALL, { [fieldOf(DUTY)]: LEAVE })).toEqual({ accept: [], decline: [] })
  })

  test('вычеркнутое уходит с примечанием и не принимается', () => {
    expect(choiceOf(ALL, strike('Не наш случай'))).toEqual({
      accept: [],
      decline: [{ key: DUTY.key, note: 'Не наш случай' }],
    })
    expect(unconditionalChoice(ALL, strike(''))).toEqual({ accept: [], decline: [] })
  })

  test('примечание обязательно: ошибка стоит у своего предложения', async () => {
    const checked = await check(strike('  '))
    expect(checked.issues).toMatchObject([{ path: [fieldOf(DUTY)], message: 'Обязательное поле' }])
  })

  test('отвечать не на что — сказано, что сделать', async () => {
    const checked = await check({}, [QUESTION])
    expect(checked.issues?.[0]?.message).toBe('Отметьте, что принять, или вычеркните лишнее')
  })

  test('поля пунктов 4.4 и 4.4.1 не вложены друг в друга', () => {
    const [outer, inner] = ['medical.4.4', 'medical.4.4.1'].map((rule) => fieldOf(sampleProposal(rule)))
    expect(inner?.startsWith(`${outer}.`)).toBe(false)
  })
})
