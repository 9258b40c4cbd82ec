import { expect, test } from 'vitest'
import { readSources } from '../format/read-sources.ts'
import { loadLibrary } from '../load-library.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { OrganisationId } from './organisation.ts'
import { readDemands, readOrganisations } from './read-organisations.ts'

type Bounds = Pick<Figures, 'needed' | 'ready' | 'blanks' | 'keys'>

/** Measured; they may only get better. */
const STAFF_LIST: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 155, ready: 15, blanks: 557, keys: 284 },
  office: { needed: 54, ready: 7, blanks: 175, keys: 112 },
  cafe: { needed: 69, ready: 8, blanks: 240, keys: 148 },
  builders: { needed: 148, ready: 15, blanks: 543, keys: 287 },
  shop: { needed: 52, ready: 7, blanks: 192, keys: 122 },
}

const IN_CHARGE: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 170, ready: 16, blanks: 612, keys: 307 },
  office: { needed: 54, ready: 7, blanks: 172, keys: 109 },
  cafe: { needed: 73, ready: 8, blanks: 259, keys: 154 },
  builders: { needed: 167, ready: 16, blanks: 620, keys: 319 },
  shop: { needed: 52, ready: 7, blanks: 189, keys: 119 },
}

/** Everything proposed is accepted and the interview is answered; `questions`: what had to be said. */
const INTERVIEW: Readonly<Record<OrganisationId, Bounds & { questions: number }>> = {
  plant: { needed: 170, ready: 148, blanks: 48, keys: 43, questions: 40 },
  office: { needed: 54, ready: 44, blanks: 14, keys: 12, questions: 22 },
  cafe: { needed: 73, ready: 61, blanks: 16, keys: 14, questions: 25 },
  builders: { needed: 167, ready: 143, blanks: 50, keys: 45, questions: 39 },
  shop: { needed: 52, ready: 40, blanks: 17, keys: 15, questions: 22 },
}
const MOST_QUESTIONS = 40

/** A summary of СОУТ is published by whoever has a site: the product does not ask. The list may only shrink. */
const SITE = 'svodnaya-vedomost-rezultatov-sout-dlya-sayta'
const GAPS: Readonly<Record<OrganisationId, readonly string[]>> = {
  plant: [SITE],
  office: [SITE],
  cafe: [],
  builders: [SITE],
  shop: [],
}

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
    expect(questions.filter((key) => answers[key] === undefined && !notApplicable.includes(key))).toEqual([])
  },
)

/** Questions of all papers that neither a fact nor a default answers. */
test('вопросов, на которые отвечают в каждой бумаге отдельно, не становится больше', () => {
  const inputs = readSources().current.flatMap(({ front }) => front.inputs)
  const bare = inputs.filter(({ fact, default: text }) => fact === undefined && text === undefined)
  expect(bare.length).toBeLessThanOrEqual(373)
})

test.each(organisations)('%s: всё, что спросит инспектор, нужно, кроме названного', (id, organisation) => {
  const { gaps, asked, besides, needed } = figuresOf(library, demands, organisation, 'inCharge')
  expect(gaps.toSorted()).toEqual(GAPS[id].toSorted())
  expect(asked + besides).toBe(needed)
})
