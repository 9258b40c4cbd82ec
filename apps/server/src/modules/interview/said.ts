import type { FactInput, FactValue, KnownFact } from '@ot/domain'

/** `value` null: the answer is taken back, or, when `isAbsent`, the organisation has no such thing. */
export type Said = { fact: KnownFact; value: FactInput | null; isAbsent: boolean }
export type SaidValue = Said & { value: FactValue | null }
