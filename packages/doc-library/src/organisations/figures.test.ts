import { type FactKey, findFact } from '@ot/domain'
import { expect, test } from 'vitest'
import { loadLibrary } from '../load-library.ts'
import { WRITTEN } from '../testing/written-library.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { OrganisationId } from './organisation.ts'
import { readDemands, readOrganisations, type SampleOrganisation } from './read-organisations.ts'

type Bounds = Pick<Figures, 'needed' | 'ready' | 'blanks' | 'keys'>

/** Measured; they may only get better. */
const STAFF_LIST: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 127, ready: 15, blanks: 441, keys: 225 },
  office: { needed: 43, ready: 8, blanks: 129, keys: 83 },
  cafe: { needed: 55, ready: 9, blanks: 175, keys: 111 },
  builders: { needed: 131, ready: 15, blanks: 451, keys: 234 },
  shop: { needed: 40, ready: 8, blanks: 126, keys: 92 },
}

const IN_CHARGE: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 133, ready: 15, blanks: 466, keys: 236 },
  office: { needed: 43, ready: 8, blanks: 126, keys: 80 },
  cafe: { needed: 57, ready: 9, blanks: 185, keys: 114 },
  builders: { needed: 140, ready: 15, blanks: 495, keys: 253 },
  shop: { needed: 40, ready: 8, blanks: 123, keys: 89 },
}

/** Everything proposed is accepted and the interview is answered; `questions`: what had to be said. */
const INTERVIEW: Readonly<Record<OrganisationId, Bounds & { questions: number }>> = {
  plant: { needed: 133, ready: 133, blanks: 0, keys: 0, questions: 38 },
  office: { needed: 43, ready: 43, blanks: 0, keys: 0, questions: 20 },
  cafe: { needed: 56, ready: 56, blanks: 0, keys: 0, questions: 22 },
  builders: { needed: 140, ready: 140, blanks: 0, keys: 0, questions: 39 },
  shop: { needed: 39, ready: 39, blanks: 0, keys: 0, questions: 21 },
}
const MOST_QUESTIONS = 40

const library = await loadLibrary()
const demands = readDemands()
const organisations = readOrganisations().map((organisation) => [organisation.id, organisation] as const)

/** As many papers at most, as many of them ready at least, no more to write in by hand. */
function expectNoWorse(figures: Figures, recorded: Bounds): void {
  expect(figures.needed).toBeLessThanOrEqual(recorded.needed)
  expect(figures.ready / figures.needed).toBeGreaterThanOrEqual(recorded.ready / recorded.needed)
  expect(figures.blanks).toBeLessThanOrEqual(recorded.blanks)
  expect(figures.keys).toBeLessThanOrEqual(recorded.keys)
}

test.each(organisations)('%s, загружен только список: не хуже записанного', (id, organisation) => {
  expectNoWorse(figuresOf(library, demands, organisation, 'staffList'), STAFF_LIST[id])
})

test.each(organisations)('%s, ответственные назначены: не хуже записанного', (id, organisation) => {
  expectNoWorse(figuresOf(library, demands, organisation, 'inCharge'), IN_CHARGE[id])
})

test.each(organisations)(
  '%s, на анкету отвечено: не хуже записанного, вопросов не больше сорока',
  (id, organisation) => {
    const figures = figuresOf(library, demands, organisation, 'interview')
    expectNoWorse(figures, INTERVIEW[id])
    expect(figures.questions.length).toBeLessThanOrEqual(Math.min(INTERVIEW[id].questions, MOST_QUESTIONS))
  },
)

test.each(organisations)(
  '%s: на каждый вопрос анкеты есть ответ или «у нас этого нет»',
  (_id, organisation) => {
    const { questions } = figuresOf(library, demands, organisation, 'interview')
    const { answers, notApplicable } = organisation
    const isAnswered = (key: FactKey) => answers[key] !== undefined || hasContract(organisation, key)
    expect(questions.filter((key) => !isAnswered(key) && !notApplicable.includes(key))).toEqual([])
  },
)

/** A contract is told of with its counterparty. */
function hasContract({ answers }: SampleOrganisation, key: FactKey): boolean {
  const fact = findFact(key)
  const of = fact?.type === 'text' ? findFact(fact.contractOf ?? '') : null
  const partner = of === null ? undefined : answers[of.key]
  if (typeof partner !== 'object') return false
  const part = fact?.type === 'text' && fact.contractPart === 'signatory' ? 'signatory' : 'contractNumber'
  return partner[part] !== null
}

const inputs = WRITTEN.current.flatMap(({ front }) => front.inputs)

test('вопросов, на которые отвечают в каждой бумаге отдельно, не становится больше', () => {
  const bare = inputs.filter(
    ({ type, fact, record, line, default: text }) =>
      // Of lines the choice is to leave out: unanswered, all of them stand.
      type !== 'lines' &&
      fact === undefined &&
      record === undefined &&
      line === undefined &&
      text === undefined,
  )
  expect(bare.length).toBeLessThanOrEqual(247)
})

/** They count as nothing lacking, so their number is watched too. */
test('строк, которые пишут от руки там, где бумага нужна, не становится больше', () => {
  expect(inputs.filter(({ line }) => line !== undefined).length).toBeLessThanOrEqual(27)
})

test.each(organisations)('%s: всё, что спросит инспектор, нужно', (_id, organisation) => {
  const { gaps, asked, besides, needed } = figuresOf(library, demands, organisation, 'inCharge')
  expect(gaps).toEqual([])
  expect(asked + besides).toBe(needed)
})
