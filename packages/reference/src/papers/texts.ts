import { HAZARD_KINDS, type HazardKind } from '@ot/domain'
import common from '../../data/papers/common.json' with { type: 'json' }
import aid from '../../data/papers/first-aid.json' with { type: 'json' }
import hazards from '../../data/papers/hazards.json' with { type: 'json' }
import ppe from '../../data/papers/ppe.json' with { type: 'json' }
import trades from '../../data/papers/trades.json' with { type: 'json' }
import works from '../../data/papers/works.json' with { type: 'json' }
import { oneOf } from '../lists/one-of.ts'
import { CIRCUMSTANCES, type Circumstance, type Line, linesFor } from './circumstances.ts'

export type Question = { q: string; right: string; wrong: readonly string[] }

/** What a hazard asks of whoever meets it so, in the order of an instruction's chapters. */
export type HazardText = {
  danger: string
  controls: string
  before: readonly string[]
  during: readonly string[]
  emergency: readonly string[]
  after: readonly string[]
  /** Keys of first-aid.json. */
  aid: readonly string[]
  questions: readonly Question[]
  /** Ids of the register of norms. */
  acts: readonly string[]
}

export type TradeText = {
  place: string
  before: readonly string[]
  during: readonly string[]
  emergency: readonly string[]
  after: readonly string[]
  questions: readonly Question[]
}

export type PpeText = { protects: string; check: string }
/** What the profession does and with what, and whose daily order it keeps: trades.json. */
export type WorkText = { work: string; equipment: string; trade: string }

type Chapter = 'before' | 'during' | 'emergency' | 'after'
type Written = Omit<HazardText, Chapter> & Record<Chapter, readonly Line[]>

function writtenLine(line: string | { text: string; for: readonly string[] }): Line {
  if (typeof line === 'string') return { text: line, for: CIRCUMSTANCES }
  return { text: line.text, for: line.for.map((one) => oneOf(CIRCUMSTANCES, one)) }
}

function written(kind: HazardKind): Written {
  const text = hazards[kind]
  return {
    ...text,
    before: text.before.map(writtenLine),
    during: text.during.map(writtenLine),
    emergency: text.emergency.map(writtenLine),
    after: text.after.map(writtenLine),
  }
}

const WRITTEN = new Map(HAZARD_KINDS.map((kind) => [kind, written(kind)]))

/** The hazard as it meets those in these circumstances. */
export function hazardText(kind: HazardKind, circumstances: ReadonlySet<Circumstance>): HazardText {
  const text = WRITTEN.get(kind) ?? written(kind)
  return {
    ...text,
    before: linesFor(text.before, circumstances),
    during: linesFor(text.during, circumstances),
    emergency: linesFor(text.emergency, circumstances),
    after: linesFor(text.after, circumstances),
  }
}

/** What keeps the hazard away, in every trade. */
export function controlsOf(kind: HazardKind): string {
  return hazards[kind].controls
}
export const COMMON_QUESTIONS: readonly Question[] = common.questions

/** A key that another data file names must have its text. */
function textOf<Text>(texts: Readonly<Record<string, Text>>, what: string): (key: string) => Text {
  return (key) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) throw new Error(`no text of ${what} «${key}» in data/papers`)
    return text
  }
}

export const aidText = textOf<string>(aid, 'first aid')
export const tradeText = textOf<TradeText>(trades, 'the trade')
export const ppeText = textOf<PpeText>(ppe, 'PPE')

const workTexts: Readonly<Record<string, WorkText>> = works
/** Null: nothing is written of this very position, its family says it. */
export function workText(id: number): WorkText | null {
  return workTexts[id] ?? null
}
export const WORKS: readonly WorkText[] = Object.values(works)
