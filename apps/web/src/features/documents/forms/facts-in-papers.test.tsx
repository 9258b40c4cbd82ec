// @vitest-environment happy-dom
import type { TemplateAnswer } from '@ot/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { type as typeInto } from '../../../testing/form.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { TemplateCondition } from '../desk/template-condition.tsx'
import { DocumentsScopeContext } from '../documents-scope.ts'
import { SAMPLE_SCOPE } from '../testing/scope.ts'
import { template } from '../testing/template.ts'
import { AnswersForm } from './answers-form.tsx'

const asked: Pick<TemplateAnswer['inputs'][number], 'type' | 'hint'> = { type: 'text', hint: null }

const PLAN = template({
  inputs: [
    { ...asked, key: 'сбор', label: 'Место сбора', fact: 'assemblyPoint', answeredBy: 'fact' },
    { ...asked, key: 'год', label: 'Год', fact: null, answeredBy: 'default', hint: 'Четыре цифры' },
    { ...asked, key: 'повод', label: 'Повод', fact: null, answeredBy: 'paper' },
    { ...asked, key: 'выходы', label: 'Выходы', fact: 'exits', answeredBy: null },
  ],
  values: { сбор: 'у ворот', год: '2027', повод: 'проверка', выходы: null },
  missing: [
    { key: 'выходы', label: 'Выходы' },
    { key: 'директор', label: 'Руководитель организации' },
  ],
})

let server = answerWith({})
beforeEach(() => {
  server = answerWith({ 'GET /api/employees?companyId=7': () => Response.json([]) })
})
afterEach(() => server.restore())

test('ответ из анкеты и умолчание названы под полем, пока их не изменили', async () => {
  const frame = { leave: () => undefined, tellChanged: () => undefined }
  const page = await openPage(
    <DocumentsScopeContext value={SAMPLE_SCOPE}>
      <AnswersForm companyId={7} template={PLAN} frame={frame} onSaved={() => undefined} />
    </DocumentsScopeContext>,
  )
  const hints = () =>
    PLAN.inputs.map(
      ({ key }) =>
        page.querySelector(`[id="answer-${key}-hint"]`)?.textContent.replaceAll('\u00a0', ' ') ?? '',
    )
  expect(hints()).toEqual(['из анкеты', 'по умолчанию. Четыре цифры', '', ''])
  typeInto(page, 'answer-сбор', 'на стоянке')
  expect(hints()).toEqual(['', 'по умолчанию. Четыре цифры', '', ''])
})

test('чего не хватает, ведёт к своему вопросу анкеты', async () => {
  const page = await openPage(
    <DocumentsScopeContext value={SAMPLE_SCOPE}>
      <TemplateCondition template={PLAN} />
    </DocumentsScopeContext>,
  )
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Выходы: ответить в анкете',
    'Руководитель организации',
  ])
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/company/list/interview#exits',
  ])
})
