import { upperFirst } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { markStep, type StepChanges } from '../../../lib/company/incidents.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { isMarkedByFacts } from '../facts/facts-keys.ts'
import { stepDoneText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './course.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { type StepSave, useStepSave } from './use-step-save.ts'

/** Whether and when the step was done; the form stands where the mark will. */
export function StepMarking({ incident, step, mayMark, isDraft, onDraft, onMarked }: StepProps) {
  const client = useQueryClient()
  const [isMending, setMending] = useState(false)
  const over = useStepSave(incident, step)
  const isByFacts = isMarkedByFacts(step.key)
  const isMarked = step.state === 'done' || step.state === 'notNeeded'

  const tellDraft = useCallback((isNowDraft: boolean) => onDraft(step.key, isNowDraft), [onDraft, step.key])

  async function mark(changes: StepChanges, version: SeenVersion): Promise<void> {
    await markStep(client, { id: incident.id, key: step.key }, changes, version)
    setMending(false)
    onMarked()
  }

  // What is typed stays, whoever marks the step meanwhile.
  if (isMarked && !isMending && !isDraft)
    return (
      <MadeMark
        step={step}
        over={over}
        mayChange={mayMark && !step.isFormer && !isByFacts}
        onMend={() => setMending(true)}
        onMark={mark}
      />
    )
  if (isByFacts && !step.canBeLeftOut)
    return (
      <p className={styles.noteText}>
        Внесите номер и дату приказа в сведения о комиссии: шаг отметится сам, и пойдёт срок расследования.
      </p>
    )
  if (!mayMark && !isDraft) return step.note === null ? null : <p className={styles.noteText}>{step.note}</p>
  return (
    <StepForm
      incident={incident}
      step={step}
      over={over}
      onMark={mark}
      tellDraft={tellDraft}
      onLeave={isMarked ? () => setMending(false) : null}
    />
  )
}

interface MadeMarkProps extends Pick<StepProps, 'step'> {
  over: StepSave
  mayChange: boolean
  onMend: () => void
  onMark: (changes: StepChanges, version: SeenVersion) => Promise<void>
}

/** What was marked, with the ways to change it and to take it off. */
function MadeMark({ step, over, mayChange, onMend, onMark }: MadeMarkProps) {
  const { company } = useIncidentsScope()
  const work = useWork()
  const unmark = () => void work.run(() => over.save((version) => onMark(UNMARKED, version)))

  return (
    <div className={styles.marked}>
      <p>
        <strong>
          {step.state === 'done' ? upperFirst(stepDoneText(step, company.timeZone)) : 'Не требуется'}
        </strong>
        {step.note !== null && <span className={styles.noteText}>{step.note}</span>}
      </p>
      {mayChange && (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onMend}>
            Изменить
          </Button>
          <Button kind="quiet" isBusy={work.isRunning} onClick={unmark}>
            Снять отметку
          </Button>
        </div>
      )}
      {work.failure !== null && <FormError text={work.failure} />}
      <SaveConflictDialog
        of={{
          ...over,
          saveMine: (stored) => {
            over.goOver(stored)
            unmark()
          },
        }}
        timeZone={company.timeZone}
        linesOf={(stored) => over.linesOf(stored, { mark: 'нет', note: null })}
        onShowStored={over.goOver}
      />
    </div>
  )
}

const UNMARKED: StepChanges = { completionDate: null, completedAt: null, notNeeded: false }
