import type { CompanyAnswer } from '@ot/contract'

/** The draft of the card. */
export function cardDraft(company: Pick<CompanyAnswer, 'id'> | null): string {
  return `company:${company?.id ?? 'new'}`
}
