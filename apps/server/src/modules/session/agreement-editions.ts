import type { Agreements } from '@ot/contract'
import { LEGAL_EDITIONS } from '@ot/domain'
import type { z } from 'zod'

/** What is stored as the proof of consent; a registration by API may bring none. */
export function agreementEditions(agreements: z.output<typeof Agreements> | undefined) {
  if (agreements === undefined) return []
  return (['personalData', 'offer', 'newsletter'] as const).map((document) => ({
    document,
    version: LEGAL_EDITIONS[document],
    accepted: agreements[document],
  }))
}
