import { describe, expect, test } from 'vitest'
import { type InquiryValues, inquirySchema } from './inquiry-values.ts'

const MEASURE = { key: 'a', what: 'Заменить ножи', responsibleId: null, dueOn: '', doneOn: '2026-11-21' }

const VALUES: InquiryValues = {
  inquirerId: 4,
  extensionDays: 0,
  extensionReason: '',
  causes: ' Тупой нож ',
  riskKnown: true,
  needsBriefing: null,
  outcome: 'worked-on',
  completedOn: '2026-11-20',
  measures: [MEASURE],
}

const check = (changes: Partial<InquiryValues>) =>
  inquirySchema['~standard'].validate({ ...VALUES, ...changes })

describe('форма рассмотрения микротравмы', () => {
  test('пустое уходит как null, слова — без крайних пробелов', async () => {
    expect(await check({})).toMatchObject({
      value: {
        causes: 'Тупой нож',
        extensionReason: null,
        needsBriefing: null,
        measures: [{ what: 'Заменить ножи', responsibleId: null, dueOn: null, doneOn: '2026-11-21' }],
      },
    })
  })

  test('без продления причина не остаётся', async () => {
    const checked = await check({ extensionDays: 0, extensionReason: 'Был в отъезде' })
    expect(checked).toMatchObject({ value: { extensionReason: null } })
  })

  test.each<[string, Partial<InquiryValues>, (string | number)[]]>([
    ['не дата', { completedOn: '20.11' }, ['completedOn']],
    ['мера без слов', { measures: [{ ...MEASURE, what: ' ' }] }, ['measures', 0, 'what']],
  ])('%s', async (_case, changes, path) => {
    expect(await check(changes)).toMatchObject({ issues: [{ path }] })
  })
})
