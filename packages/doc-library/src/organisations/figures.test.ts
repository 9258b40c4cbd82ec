import { expect, test } from 'vitest'
import { loadLibrary } from '../load-library.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { OrganisationId } from './organisation.ts'
import { readDemands, readOrganisations } from './read-organisations.ts'

type Bounds = Pick<Figures, 'needed' | 'ready' | 'blanks' | 'keys'>

/** Measured; they may only get better. */
const STAFF_LIST: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 164, ready: 16, blanks: 597, keys: 303 },
  office: { needed: 91, ready: 13, blanks: 333, keys: 198 },
  cafe: { needed: 101, ready: 13, blanks: 374, keys: 212 },
  builders: { needed: 156, ready: 16, blanks: 580, keys: 305 },
  shop: { needed: 107, ready: 13, blanks: 414, keys: 232 },
}

const IN_CHARGE: Readonly<Record<OrganisationId, Bounds>> = {
  plant: { needed: 179, ready: 17, blanks: 651, keys: 324 },
  office: { needed: 91, ready: 13, blanks: 327, keys: 194 },
  cafe: { needed: 105, ready: 13, blanks: 391, keys: 216 },
  builders: { needed: 175, ready: 17, blanks: 656, keys: 334 },
  shop: { needed: 107, ready: 13, blanks: 408, keys: 228 },
}

/** What an inspector asks for and the product does not call needed: may only shrink. */
const GAPS: Readonly<Record<OrganisationId, readonly string[]>> = {
  plant: [
    'svodnaya-vedomost-rezultatov-sout-dlya-sayta',
    'zhurnal-registratsii-neschastnyh-sluchaev',
    'blank-naryada-dopuska-v-elektroustanovkah',
  ],
  office: [
    'svodnaya-vedomost-rezultatov-sout-dlya-sayta',
    'zhurnal-registratsii-neschastnyh-sluchaev',
    'plan-evakuatsii-tekstovaya-chast',
  ],
  cafe: ['deklaratsiya-sootvetstviya-usloviy-truda-svedeniya', 'zhurnal-registratsii-neschastnyh-sluchaev'],
  builders: [
    'svodnaya-vedomost-rezultatov-sout-dlya-sayta',
    'instruktsiya-pri-ekspluatatsii-gazovyh-ballonov',
    'zhurnal-registratsii-neschastnyh-sluchaev',
    'blank-naryada-dopuska-v-elektroustanovkah',
  ],
  shop: [
    'zhurnal-registratsii-neschastnyh-sluchaev',
    'perechen-pomeshcheniy-s-kategoriyami-vzryvopozharnoy-opasnosti',
  ],
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

test.each(organisations)('%s: всё, что спросит инспектор, нужно, кроме названного', (id, organisation) => {
  const { gaps, asked, besides, needed } = figuresOf(library, demands, organisation, 'inCharge')
  expect(gaps.toSorted()).toEqual(GAPS[id].toSorted())
  expect(asked + besides).toBe(needed)
})
