import type { TemplateSummary } from '@ot/doc-library'

/**
 * Whether a paper goes on holding after its day, so that it can fall behind the facts it was made from. An act, a
 * protocol or a letter tells of its day and stays as it was; a journal goes on being written by hand.
 */
const HOLDS_ON = {
  order: true,
  regulation: true,
  instruction: true,
  guide: true,
  leaflet: true,
  programme: true,
  questions: true,
  list: true,
  plan: true,
  card: true,
  journal: false,
  act: false,
  protocol: false,
  letter: false,
  report: false,
  contract: false,
  memo: false,
  form: false,
} satisfies Record<TemplateSummary['kind'], boolean>

/** An order or a form about one employee is of its day as well: a probation, a suspension, a referral. */
const OF_ITS_DAY_ABOUT_ONE: readonly TemplateSummary['kind'][] = ['order', 'card']

/** What was printed from records shows them as they were on its day. */
export function holdsOn({
  kind,
  scope,
  records,
}: Pick<TemplateSummary, 'kind' | 'scope' | 'records'>): boolean {
  return (
    records === null &&
    scope !== 'incident' &&
    HOLDS_ON[kind] &&
    !(scope === 'employee' && OF_ITS_DAY_ABOUT_ONE.includes(kind))
  )
}
