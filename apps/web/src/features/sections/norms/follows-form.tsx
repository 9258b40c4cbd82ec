import type { Proposal } from '@ot/contract'
import type { ReactNode } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { type Answers, anyChoiceSchema, fieldOf } from './answers.ts'
import type { DecidedChoice } from './api/proposals.ts'
import { ProposalList } from './proposal-list.tsx'

const UNTOUCHED: Answers = {}

interface FollowsFormProps {
  follows: readonly Proposal[]
  /** Before the list, and after it. */
  lead: ReactNode
  children: ReactNode
  submitLabel: string
  save: (choice: DecidedChoice) => Promise<void>
  frame: FormInDialog
  onBack: () => void
  onSaved: () => void
  /** The question of a saving over somebody else's, which may send the form again. */
  beside?: (submit: () => Promise<void>) => ReactNode
}

/** What a cause brings, each with its day and clause: the user keeps what is right and writes the cause down. */
export function FollowsForm({
  follows,
  lead,
  children,
  submitLabel,
  save,
  frame,
  onBack,
  onSaved,
  beside,
}: FollowsFormProps) {
  const form = useContractForm(anyChoiceSchema(follows), {
    from: UNTOUCHED,
    labels: Object.fromEntries(follows.map((proposal) => [fieldOf(proposal), proposal.name])),
    save,
    onSaved,
  })
  return (
    <>
      <FormFrame
        form={form}
        submitLabel={submitLabel}
        extraAction={
          <Button kind="quiet" disabled={form.isSaving} onClick={onBack}>
            Назад
          </Button>
        }
        {...frame}
      >
        {lead}
        <ProposalList proposals={follows} form={form} mayChange />
        {children}
      </FormFrame>
      {beside?.(form.submit)}
    </>
  )
}
