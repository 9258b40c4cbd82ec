import type { CompanyAnswer, CompanyInput } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readCompany } from '../../lib/company/company.ts'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../lib/http/seen-version.ts'
import { changeCompany, createCompany, spreadCompany } from './api/companies.ts'
import { cardDraft } from './card-draft.ts'
import { CARD_LABELS } from './card-fields.ts'
import { cardSchema, companyChanges } from './card-schema.ts'
import { type CardValues, cardValues } from './card-values.ts'

export type CardForm = ContractForm<CardValues>

/** The form of the card: creates a company or changes the one that was there when the form was opened. */
export function useCardForm(company: CompanyAnswer | null, onSaved: () => void) {
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(company)
  const [from] = useState(() => cardValues(company))
  const idempotencyKey = useIdempotencyKey()

  async function save(checked: CompanyInput, version: SeenVersion): Promise<void> {
    if (base === null) return createCompany(client, checked, idempotencyKey(checked))
    const changes = companyChanges(base, checked)
    if (Object.keys(changes).length > 0) await changeCompany(client, { id: base.id, version }, changes)
  }

  async function readStored() {
    if (base === null) throw new Error('A new company has no earlier version')
    return readCompany(base.id)
  }

  const versioned = useVersionedForm(cardSchema, {
    from,
    draft: cardDraft(base),
    labels: CARD_LABELS,
    version: base?.version ?? 0,
    save,
    readStored,
    onSaved,
  })
  return { ...versioned, base, takeStored: (stored: CompanyAnswer) => spreadCompany(client, stored) }
}
