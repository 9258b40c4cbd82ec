import type { CallAnswer } from '@ot/contract'
import type { SampleOrganisation } from '@ot/doc-library/organisations'
import { counterpartyText, findFact, isFactKey } from '@ot/domain'
import type { Locator } from '@playwright/test'
import { accessToken, get } from '../world.ts'
import type { Hand } from './hand.ts'

type Fact = CallAnswer<'GET /api/facts'>[number]
type FactTheme = Fact['theme']

/** The company of an organisation in the product that runs, and a token of its owner. */
export type Place = { url: string; companyId: number; token: () => Promise<string> }

/** An answer may make the next question. */
const MOST_ROUNDS = 4
/** One table on the page, with one button. */
const PEOPLE: readonly FactTheme[] = ['inCharge', 'duties', 'lists', 'commissions']

/** On the page of the interview, theme after theme, until nothing is asked any more. */
export async function answerInterview(
  hand: Hand,
  place: Place,
  organisation: SampleOrganisation,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const open = await openFacts(place)
    if (open.length === 0) return
    for (const theme of new Set(open.map(boxOf))) {
      const asked = open.filter((fact) => boxOf(fact) === theme)
      await answerTheme(hand, asked, organisation)
    }
  }
}

function boxOf({ theme }: Fact): FactTheme {
  return PEOPLE.includes(theme) ? 'duties' : theme
}

async function openFacts({ url, companyId, token }: Place): Promise<Fact[]> {
  const facts = await get(url, 'GET /api/facts', `/api/facts?companyId=${companyId}`, await token())
  return facts.filter(({ applicable, isAbsent, value }) => applicable && !isAbsent && value === null)
}

async function answerTheme(
  hand: Hand,
  asked: readonly Fact[],
  organisation: SampleOrganisation,
): Promise<void> {
  const [first] = asked
  if (first === undefined) return
  const box = hand.page.locator(`#theme-${boxOf(first)}`)
  const isAbsent = ({ key }: Fact) => organisation.notApplicable.some((one) => one === key)
  for (const fact of asked.filter(isAbsent)) {
    await hand.press(box.getByRole('button', { name: `У нас этого нет: ${fact.label}`, exact: true }))
    await box.getByRole('button', { name: `Всё-таки есть: ${fact.label}`, exact: true }).waitFor()
  }
  const typed = asked.filter(
    (fact) => !isAbsent(fact) && fact.proposal === null && answerTo(fact.key, organisation) !== null,
  )
  for (const fact of await inOrder(box, typed)) await answerOne(hand, fact, organisation)
  const accept = box.getByRole('button', { name: /^(Всё верно|Принять предложенное)$/ })
  const isProposed = (await accept.count()) > 0
  if (!isProposed && typed.length === 0) return
  await hand.press(isProposed ? accept : box.getByRole('button', { name: 'Сохранить ответы' }))
  await box.getByText('Ответы записаны').waitFor()
}

/** As the questions stand on the page, so that Tab leads from one to the next. */
async function inOrder(box: Locator, facts: readonly Fact[]): Promise<Fact[]> {
  const ids = await box.locator('[id^=fact-]').evaluateAll((fields) => fields.map(({ id }) => id))
  return facts.toSorted((one, other) => ids.indexOf(`fact-${one.key}`) - ids.indexOf(`fact-${other.key}`))
}

async function answerOne(
  hand: Hand,
  { key, type, options }: Fact,
  organisation: SampleOrganisation,
): Promise<void> {
  const said = answerTo(key, organisation)
  if (said === null) return
  const text = type === 'date' ? said.split('-').toReversed().join('.') : said
  const label =
    type === 'choice'
      ? options?.find(({ value }) => value === said)?.label
      : personIn(type, said, organisation)
  await hand.type(hand.page.locator(`#fact-${key}`), label ?? text)
  if (label === undefined) return
  await hand.key('ArrowDown')
  await hand.key('Enter')
}

/** A person is told by the number of his row in the staff list. */
function personIn(type: Fact['type'], said: string, { people }: SampleOrganisation): string | undefined {
  if (type !== 'person' && type !== 'people') return undefined
  return people[Number(said) - 1]?.lastName ?? people[0]?.lastName
}

/** What the people of the organisation would say; null: nothing, as of a day that another answer has named. */
function answerTo(key: string, organisation: SampleOrganisation): string | null {
  const { answers } = organisation
  const said = isFactKey(key) ? answers[key] : undefined
  if (typeof said === 'object') return said.name
  if (said !== undefined) return String(said)
  return inChargeOf(key, organisation) ?? ofPartner(key, answers)
}

/** Whom its director names for a role, by the number of his row. */
function inChargeOf(key: string, { inCharge, people }: SampleOrganisation): string | null {
  const fact = findFact(key)
  const title = fact?.type === 'person' ? inCharge[String(fact.role)] : undefined
  const row = people.findIndex(({ position }) => position === title)
  return row < 0 ? null : String(row + 1)
}

/** A contract, and who signs it, are told of with the counterparty. */
function ofPartner(key: string, answers: SampleOrganisation['answers']): string | null {
  const fact = findFact(key)
  const partner = fact?.type === 'text' ? findFact(fact.contractOf ?? '') : null
  const said = partner === null ? undefined : answers[partner.key]
  if (fact?.type !== 'text' || partner?.type !== 'counterparty' || typeof said !== 'object') return null
  return counterpartyText({ ...said, kind: partner.kind, id: 1 }, fact.contractPart ?? 'contract')
}

export function placeOf(url: string, companyId: number): Place {
  return { url, companyId, token: () => accessToken(url) }
}
