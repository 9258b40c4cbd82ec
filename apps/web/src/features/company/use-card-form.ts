import type { CompanyAnswer, CompanyInput } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ContractForm, useContractForm } from '../../lib/form/use-contract-form.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { getSaveConflict, type SaveConflict } from './api/get-save-conflict.ts'
import { changeCompany, createCompany, spread } from './api/save-company.ts'
import { LABELS } from './card-fields.ts'
import { cardSchema, companyChanges } from './card-schema.ts'
import { type CardValues, cardValues } from './card-values.ts'

export type CardForm = ContractForm<CardValues>

const STALE = 412

/** The form of the card: creates a company or changes the one that was there when the form was opened. */
export function useCardForm(company: CompanyAnswer | null, onSaved: () => void) {
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(company)
  const [from] = useState(() => cardValues(company))
  const version = useRef(base?.version ?? 0)
  const creation = useRef({ body: '', key: '' })
  const [conflict, setConflict] = useState<SaveConflict | null>(null)

  async function save(checked: CompanyInput): Promise<void> {
    if (base === null) return createCompany(client, checked, creationKey(creation, checked))
    const changes = companyChanges(base, checked)
    if (Object.keys(changes).length === 0) return
    try {
      await changeCompany(client, { id: base.id, version: version.current }, changes)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== STALE) throw error
      setConflict(await getSaveConflict(base))
      throw new ApiError(
        STALE,
        'Сведения уже изменены другим пользователем. Ваши изменения пока не записаны.',
      )
    }
  }

  const form = useContractForm(cardSchema, { from, labels: LABELS, save, onSaved })

  return {
    form,
    base,
    conflict,
    /** Keeps what is typed and looks at what was saved later. */
    postponeConflict: () => setConflict(null),
    takeStored(stored: CompanyAnswer): void {
      spread(client, stored)
    },
    saveMine(stored: CompanyAnswer): void {
      version.current = stored.version
      setConflict(null)
      void form.submit()
    },
  }
}

/** The same card sent again after a lost answer makes no second company; another card is another attempt. */
function creationKey(creation: { current: { body: string; key: string } }, card: CompanyInput): string {
  const body = JSON.stringify(card)
  if (creation.current.body !== body) creation.current = { body, key: randomId() }
  return creation.current.key
}
