/** A numbered point: its text, or its text followed by the items of a list. `[word](address)` is a link. */
export type LegalPoint = string | readonly [lead: string, ...items: string[]]

export interface LegalSection {
  /** The anchor of the section. */
  id: string
  title: string
  points: readonly LegalPoint[]
}
