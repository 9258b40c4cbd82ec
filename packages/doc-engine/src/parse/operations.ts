import type { Tag } from './tags.ts'

/** What a part becomes: bytes to copy, and what to do between them. */
export type Operation =
  | StaticOperation
  | ValueOperation
  | { kind: 'number'; path: string; level: number; markup: TextMarkup }
  | { kind: 'image'; path: string; fullPath: string; level: number; markup: TextMarkup }
  | LoopOperation
  | ConditionOperation
  | TableOperation
  | FitOperation
  | ParagraphOperation

export type StaticOperation = { kind: 'static'; bytes: Uint8Array; slots?: readonly Slot[] }

export type ValueOperation = {
  kind: 'value'
  path: string
  fullPath: string
  level: number
  markup: TextMarkup
  /** A full stop is written right after the tag: a value that ends with one does not bring a second. */
  stopFollows?: true
  /** Where it stands in a cell of a table whose columns fit what is printed. */
  cell?: CellFit
}

/** A column of a table and what a value in it is measured by: twips of a thousandth, and what is glued around it. */
export type CellFit = { column: number; unit: number; sides: number; before: number; after: number }

/** The place of a width in a stretch of markup: the columns it is the sum of. */
export type Slot = { at: number; from: number; to: number }

/** In twips: what the file asks for, and below what a word of it would be torn. */
export type FittedColumns = { asked: readonly number[]; narrowest: readonly number[] }

/** A table whose columns are widened, at the cost of each other, for the words that its values bring. */
export type FitOperation = { kind: 'fit'; columns: FittedColumns; body: Operation[] }

/** A section from its opening tag to its closing one; the body is filled in when the part is cut. */
export type TagSection = { open: Tag; close: Tag; operation: LoopOperation | ConditionOperation }

export type LoopOperation = {
  kind: 'loop'
  path: string
  fullPath: string
  level: number
  blankItems: number
  body: Operation[]
}

/** `shown` tells which answer shows the body: that the fact is there, or that it is not. */
export type ConditionOperation = {
  kind: 'condition'
  path: string
  level: number
  list: boolean
  shown: boolean
  body: Operation[]
}

/** A table whose rows all stand in sections: without a single row Word refuses it, so it gives way to a paragraph. */
export type TableOperation = {
  kind: 'table'
  head: Operation[]
  rows: Operation[]
  tail: Operation[]
  paragraph: Uint8Array
}

/**
 * Adds an empty paragraph where a section may have left a place without one: a cell has to end with a paragraph
 * (`endings` are what it may end with), another container may not be empty (`empty` is what it begins with).
 */
export type ParagraphOperation = {
  kind: 'paragraph'
  paragraph: Uint8Array
  endings: readonly Uint8Array[]
  empty: Uint8Array | null
}

/** A width in quotes, with room for the longest. */
const SLOT_SIGNS = 7

/** Spaces between attributes mean nothing, so every width takes as many signs. */
export function slotText(width: number): string {
  return `"${width}"`.padEnd(SLOT_SIGNS)
}

/** The markup that leaves a w:t and comes back, with the prefix the part uses. */
export type TextMarkup = {
  prefix: string
  lineBreak: string
  tab: string
  hyphen: string
  /** Where a word that is too wide for its cell may be divided. */
  division: string
  leave: string
  comeBack: string
}

const markups = new Map<string, TextMarkup>()

export function textMarkup(prefix: string): TextMarkup {
  const known = markups.get(prefix)
  if (known !== undefined) return known
  const leave = `</${prefix}t>`
  const comeBack = `<${prefix}t xml:space="preserve">`
  const markup = {
    prefix,
    lineBreak: `${leave}<${prefix}br/>${comeBack}`,
    tab: `${leave}<${prefix}tab/>${comeBack}`,
    hyphen: `${leave}<${prefix}noBreakHyphen/>${comeBack}`,
    division: `${leave}<${prefix}softHyphen/>${comeBack}`,
    leave,
    comeBack,
  }
  // A hostile template could name a new prefix every time; real ones use one or two.
  if (markups.size < 16) markups.set(prefix, markup)
  return markup
}

/** `w:` of `w:t`; empty when WordprocessingML is the default namespace. */
export function prefixOf(rawName: string): string {
  return rawName.slice(0, rawName.indexOf(':') + 1)
}
