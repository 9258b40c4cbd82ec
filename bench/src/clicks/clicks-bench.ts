import { readOrganisations, type SampleOrganisation } from '@ot/doc-library/organisations'
import type { Browser, Page } from '@playwright/test'
import { VIEWPORT, withBrowser, withSignedInPage } from '../browser-page.ts'
import { figure, heading, line, whole } from '../figures.ts'
import { accessToken, type Bench, get, makeCompany } from '../world.ts'
import { answerInterview, type Place, placeOf } from './answer-interview.ts'
import { loadStaff, nameThoseInCharge, register, takeKit, takeNorms, writeCompany } from './first-steps.ts'
import { type Effort, effortBetween, type Hand, handAt } from './hand.ts'

const NEWCOMER = { email: 'newcomer@bench.example', password: 'сухой-порох-2026' }
const CLICKS = 'до 25'
const FIELDS = 'до 14'

/** What the first hour costs somebody with a mouse and a keyboard. */
export async function benchClicks(bench: Bench): Promise<void> {
  const organisations = readOrganisations()
  const bySize = organisations.toSorted((one, other) => other.people.length - one.people.length)
  await withBrowser(async (browser) => {
    for (const largest of bySize.slice(0, bench.scale(1, 0))) await fromRegistration(bench, browser, largest)
    heading('Нажатий от загруженного списка до скачанного комплекта')
    for (const one of bySize.slice(-bench.scale(bySize.length, 1))) await afterImport(bench, browser, one)
  })
}

async function fromRegistration(
  { product: { url } }: Bench,
  browser: Browser,
  plant: SampleOrganisation,
): Promise<void> {
  heading(`От регистрации до комплекта: список на ${plant.people.length} человек`)
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ru-RU' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/Register`)
    const hand = handAt(page)
    await stage(hand, 'регистрация и вход', () => register(hand, NEWCOMER.email))
    await stage(hand, 'организация', () => writeCompany(hand))
    await stage(hand, 'список работников', () => loadStaff(hand, plant))
    await stage(hand, 'ответственные, обязанности, комиссии', () => nameThoseInCharge(hand))
    await stage(hand, 'нормы', () => takeNorms(hand))
    await stage(hand, 'комплект', () => takeKit(hand))
    const { clicks, keys, fields, seconds } = hand.spent()
    figure('всего нажатий мышью', clicks, whole, CLICKS)
    figure('всего заполненных полей', fields, whole, FIELDS)
    figure('всего нажатий клавиш', keys, whole)
    figure('секунд у программы, без раздумий', seconds, whole)
  } finally {
    await context.close()
  }
}

async function stage(hand: Hand, name: string, work: () => Promise<void>): Promise<void> {
  const before = hand.spent()
  await work()
  tell(name, effortBetween(before, hand.spent()))
}

function tell(name: string, { clicks, keys, fields, seconds }: Effort): void {
  line(name, `${clicks} · ${fields} · ${keys} · ${whole(seconds)}`)
}

async function afterImport(bench: Bench, browser: Browser, organisation: SampleOrganisation): Promise<void> {
  const { url } = bench.product
  const { company, activities, microEnterprise } = organisation
  const { shortName, headcount, directorName, directorPosition } = company
  const own = { shortName, headcount, directorName, directorPosition, activities, microEnterprise }
  const place = placeOf(url, await makeCompany(url, await accessToken(url), own))
  const world = { ...bench.world, companyId: place.companyId }
  const spent = await withSignedInPage(browser, { ...bench, world }, (page) =>
    walk(page, place, organisation),
  )
  const { needed, ready, waiting } = await readiness(place)
  figure(`${organisation.title}: нажатий (готово ${ready} из ${needed})`, spent.clicks, whole, CLICKS)
  tell('   нажатий · полей · клавиш · секунд', spent)
  for (const { id, lacks } of waiting) line(`   ждёт ${id}`, lacks.join('; '))
}

async function walk(page: Page, place: Place, organisation: SampleOrganisation): Promise<Effort> {
  await page.goto(`${place.url}/employees/import`)
  const hand = handAt(page)
  await loadStaff(hand, organisation)
  const loaded = hand.spent()
  await nameThoseInCharge(hand)
  await answerInterview(hand, place, organisation)
  await takeNorms(hand)
  await takeKit(hand)
  return effortBetween(loaded, hand.spent())
}

/** Of the papers that the organisation needs: those with nothing to write by hand, and what the others wait for. */
async function readiness({ url, companyId, token }: Place) {
  const path = `/api/templates?companyId=${companyId}`
  const templates = await get(url, 'GET /api/templates', path, await token())
  const needed = templates.filter(({ needReason }) => needReason !== null)
  const waiting = needed.flatMap(({ id, lacking, missing }) => {
    const lacks = [...lacking, ...missing].map(({ label }) => label)
    return lacks.length === 0 ? [] : [{ id, lacks }]
  })
  return { needed: needed.length, ready: needed.length - waiting.length, waiting }
}
