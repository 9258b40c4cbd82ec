import type { LookupAnswer } from '@ot/contract'
import type { z } from 'zod'

/** What is publicly known of a company; a field that is not known is absent, never made up. */
export type FoundCompany = z.infer<typeof LookupAnswer>

export type LookupResult =
  | { kind: 'found'; company: FoundCompany }
  | { kind: 'unknown' }
  | { kind: 'unavailable'; cause: string }

/** Where the requisites of a company come from by its ИНН. */
export type InnLookup = { find(inn: string): Promise<LookupResult> }
