import type { TemplateAnswer } from '@ot/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { type as typeInto } from '../../../testing/form.ts'
import { openPage, press } from '../../../testing/open-page.tsx'
import { until } from '../../../testing/until.ts'
import { TemplateCondition } from '../desk/template-condition.tsx'
import { PreviewSources } from '../dialogs/preview-sources.tsx'
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
    { ...asked, key: 'случай', label: 'Случай', fact: null, answeredBy: null },
  ],
  values: { сбор: 'у ворот', год: '2027', повод: 'проверка', выходы: null, случай: null },
  missing: [
    { key: 'выходы', label: 'Выходы' },
    { key: 'случай', label: 'Случай' },
    { key: 'директор', label: 'Руководитель организации' },
  ],
})

/** As the list has it: of the questions the open ones. */
const LISTED = { ...PLAN, inputs: PLAN.inputs.filter(({ answeredBy }) => answeredBy === null), values: {} }

let server = answerWith({})
beforeEach(() => {
  const { id } = SAMPLE_SCOPE.company
  server = answerWith({
    'GET /api/employees?companyId=7': () => Response.json([]),
    [`GET /api/templates/${PLAN.id}?companyId=${id}`]: () => Response.json(PLAN),
  })
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
  expect(hints()).toEqual(['из анкеты', 'по умолчанию. Четыре цифры', '', '', ''])
  typeInto(page, 'answer-сбор', 'на стоянке')
  expect(hints()).toEqual(['', 'по умолчанию. Четыре цифры', '', '', ''])
})

test('чего не хватает, ведёт к своему вопросу: анкеты, этой бумаги или туда, где это записано', async () => {
  const filled: unknown[] = []
  const page = await openPage(
    <DocumentsScopeContext value={{ ...SAMPLE_SCOPE, fillIn: (...asked) => filled.push(asked[1]) }}>
      <TemplateCondition template={LISTED} />
    </DocumentsScopeContext>,
  )
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Выходы: ответить в анкете',
    'Случай: ответить: Случай',
    'Руководитель организации: указать в сведениях',
  ])
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/company/list/interview#exits',
    '/settings/company',
  ])
  await press(page, /^ответить/)
  expect(filled).toEqual(['случай'])
})

test('вопрос, от которого пришли, получает фокус', async () => {
  const frame = { leave: () => undefined, tellChanged: () => undefined }
  await openPage(
    <DocumentsScopeContext value={SAMPLE_SCOPE}>
      <AnswersForm companyId={7} template={PLAN} question="случай" frame={frame} onSaved={() => undefined} />
    </DocumentsScopeContext>,
  )
  expect(document.activeElement?.id).toBe('answer-случай')
})

test('«Почему здесь это?» называет источник каждого ответа и ведёт туда, где его меняют', async () => {
  const asked: string[] = []
  const page = await openPage(
    <DocumentsScopeContext value={SAMPLE_SCOPE}>
      <PreviewSources template={LISTED} onAnswer={(question) => asked.push(question)} />
    </DocumentsScopeContext>,
  )
  await until(() => page.querySelector('dd') !== null)
  expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'из сведений об организации изменить сведения об организации',
    'у ворот — из анкеты изменить в анкете: Место сбора',
    '2027 — по умолчанию изменить: Год',
    'проверка — ответ для этого документа изменить: Повод',
    'линия для записи от руки ответить в анкете: Выходы',
    'линия для записи от руки ответить: Случай',
    'линия для записи от руки указать в сведениях: Руководитель организации',
  ])
  await press(page, 'изменить: Год')
  expect(asked).toEqual(['год'])
})
