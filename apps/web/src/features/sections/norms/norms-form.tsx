import type { Proposal } from '@ot/contract'
import { type FormEvent, useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Answers, answeredProposals, choiceSchema, fieldOf, unconditionalChoice } from './answers.ts'
import type { DecidedChoice } from './api/proposals.ts'
import { ProposalList } from './proposal-list.tsx'
import styles from './proposals.module.css'
import { TakenNotice } from './taken-notice.tsx'
import { takenText } from './texts.ts'

const UNTOUCHED: Answers = {}

interface NormsFormProps {
  proposals: readonly Proposal[]
  take: (choice: DecidedChoice) => Promise<readonly Proposal[]>
  frame: FormInDialog
}

/** What one employee lacks: tick, answer, strike out; what is taken leaves the list. */
export function NormsForm({ proposals, take, frame: { tellChanged, leave } }: NormsFormProps) {
  const [result, setResult] = useState<string | null>(null)
  const work = useWork()

  async function write(choice: DecidedChoice): Promise<void> {
    setResult(takenText(await take(choice), choice))
  }

  const form = useContractForm(choiceSchema(proposals), {
    from: UNTOUCHED,
    labels: Object.fromEntries(proposals.map((proposal) => [fieldOf(proposal), proposal.name])),
    save: write,
    onSaved: () => form.reset(),
  })
  const { isChanged, isSaving, problemLine } = form
  const isBusy = isSaving || work.isRunning
  const unconditional = unconditionalChoice(proposals, form.values)
  useTelling(isChanged, tellChanged)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void form.submit()
  }

  return (
    <form ref={form.ref} onSubmit={submit} noValidate>
      {result !== null && (
        <div className={styles.result}>
          <TakenNotice text={result} />
        </div>
      )}
      {proposals.length === 0 ? (
        <>
          <p>Всё, что требуют нормы для этой должности, уже учтено.</p>
          <div className={styles.after}>
            <Button onClick={leave}>Закрыть</Button>
          </div>
        </>
      ) : (
        <>
          <div inert={isBusy}>
            <ProposalList proposals={proposals} form={form} mayChange />
          </div>
          <div className={styles.actions}>
            {problemLine !== null && <FormError text={problemLine} />}
            {work.failure !== null && (
              <Notice kind="danger" role="alert">
                {work.failure}
              </Notice>
            )}
            <div className={styles.buttons}>
              <Button
                kind="secondary"
                isBusy={work.isRunning}
                disabled={isSaving || unconditional.accept.length === 0}
                onClick={() => void work.run(() => write(unconditional))}
              >
                Принять всё, что не зависит от условий
              </Button>
              <Button type="submit" isBusy={isSaving} disabled={work.isRunning}>
                {submitLabel(proposals, form.values)}
              </Button>
            </div>
          </div>
        </>
      )}
    </form>
  )
}

/** «Принять отмеченное (12)»; nothing but crossing out is no acceptance. */
function submitLabel(proposals: readonly Proposal[], answers: Answers): string {
  const { accept, decline } = answeredProposals(proposals, answers)
  if (accept.length === 0 && decline.length > 0) return `Записать вычеркнутое (${decline.length})`
  return `Принять отмеченное (${accept.length})`
}
