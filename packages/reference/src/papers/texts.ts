import { HAZARD_KINDS, type HazardKind, TITLE_RANKS, type TitleRank } from '@ot/domain'
import common from '../../data/papers/common.json' with { type: 'json' }
import aid from '../../data/papers/first-aid.json' with { type: 'json' }
import hazards from '../../data/papers/hazards.json' with { type: 'json' }
import ppe from '../../data/papers/ppe.json' with { type: 'json' }
import ranks from '../../data/papers/ranks.json' with { type: 'json' }
import works from '../../data/papers/works.json' with { type: 'json' }
import { type Question, type WrittenChapters, writtenChapters } from './written-text.ts'

/** What a hazard asks of whoever meets it, where the trade's own text does not treat it. */
export type HazardText = {
  danger: string
  controls: string
  written: WrittenChapters
  /** Keys of first-aid.json. */
  aid: readonly string[]
}

export type PpeText = {
  /** As it is called where it is worn. */
  short: string
  protects: string
  check: string
  /** For how long, where the norm counts no months. */
  term: string | null
  season: string | null
}
/** What the profession does and with what, and what kind of work it belongs to. */
export type WorkText = { work: string; equipment: string; trade: string }
export type RankText = { before: readonly string[]; during: readonly string[]; after: readonly string[] }

const HAZARDS: ReadonlyMap<HazardKind, HazardText> = new Map(
  HAZARD_KINDS.map((kind) => [kind, { ...hazards[kind], written: writtenChapters(hazards[kind]) }]),
)

export function hazardText(kind: HazardKind): HazardText {
  const text = HAZARDS.get(kind)
  if (text === undefined) throw new Error(`no text of the hazard «${kind}» in data/papers`)
  return text
}

/** How a trade is kept from this hazard, in a line: what its risk card proposes. */
export function hazardControls(kind: HazardKind): string {
  return hazardText(kind).controls
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
/** The gravest first. */
export const AID_ORDER: readonly string[] = Object.keys(aid)
export const ppeText = textOf<PpeText>(ppe, 'PPE')

const RANKS: ReadonlyMap<TitleRank, RankText> = new Map(TITLE_RANKS.map((rank) => [rank, ranks[rank]]))
const NO_RANK: RankText = { before: [], during: [], after: [] }
export function rankText(rank: TitleRank | null): RankText {
  return rank === null ? NO_RANK : (RANKS.get(rank) ?? NO_RANK)
}

const workTexts: Readonly<Record<string, WorkText>> = works
/** Null: nothing is written of this very position, its family says it. */
export function workText(id: number): WorkText | null {
  return workTexts[id] ?? null
}
