import type { IncidentAnswer } from '@ot/contract'
import type { StepKey } from '@ot/domain'
import { useCallback, useState } from 'react'
import type { LeavePlace } from '../../../lib/routing/use-leave-question.ts'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import type { FactsKey } from '../facts/facts-keys.ts'
import { incidentTab } from '../incident-view.ts'
import styles from './course.module.css'
import { StepItem } from './step-item.tsx'

interface CourseProps {
  incident: IncidentAnswer
  isOpen: boolean
  onEdit: (key: FactsKey) => void
}

/** The checklist: the next step stands open, the rest are folded until they are asked for. */
export function Course({ incident, isOpen, onEdit }: CourseProps) {
  const [unfolded, setUnfolded] = useState<ReadonlyMap<StepKey, boolean>>(new Map())
  const [drafts, setDrafts] = useState<ReadonlySet<StepKey>>(new Set())
  const isUnfolded = (key: StepKey) =>
    unfolded.get(key) ?? (drafts.has(key) || incident.nextStep?.key === key)
  const former = incident.steps.filter((step) => step.isFormer)

  function unfold(key: StepKey, isNowUnfolded: boolean | null): void {
    const next = new Map(unfolded)
    if (isNowUnfolded === null) next.delete(key)
    else next.set(key, isNowUnfolded)
    setUnfolded(next)
  }

  const tellDraft = useCallback((key: StepKey, isDraft: boolean) => {
    setDrafts((known) => (known.has(key) === isDraft ? known : withDraft(known, key, isDraft)))
  }, [])

  const item = (step: IncidentAnswer['steps'][number], place: number | null) => (
    <StepItem
      key={step.key}
      incident={incident}
      step={step}
      place={place}
      mayMark={isOpen}
      isUnfolded={isUnfolded(step.key)}
      onToggle={() => unfold(step.key, !isUnfolded(step.key))}
      isDraft={drafts.has(step.key)}
      onDraft={tellDraft}
      onMarked={() => {
        tellDraft(step.key, false)
        unfold(step.key, null)
      }}
      onEdit={onEdit}
    />
  )
  return (
    <>
      <LeaveGuard isActive={drafts.size > 0} isLeaving={isLeavingCourse} />
      <p className={styles.note}>
        Шаги можно делать в любом законном порядке: если какой-то ещё нельзя, он скажет почему.
      </p>
      <ol className={styles.steps} aria-label="Шаги расследования">
        {incident.steps.filter((step) => !step.isFormer).map((step, index) => item(step, index + 1))}
      </ol>
      {former.length > 0 && (
        <>
          <h2 className={styles.former}>Сделано при прежней степени</h2>
          <ul className={styles.steps} aria-label="Сделано при прежней степени">
            {former.map((step) => item(step, null))}
          </ul>
        </>
      )}
    </>
  )
}

function withDraft(known: ReadonlySet<StepKey>, key: StepKey, isDraft: boolean): ReadonlySet<StepKey> {
  return new Set(isDraft ? [...known, key] : [...known].filter((other) => other !== key))
}

/** The other tabs stand at the same address: only the search differs. */
function isLeavingCourse(current: LeavePlace, next: LeavePlace): boolean {
  return current.pathname !== next.pathname || incidentTab(current.search) !== incidentTab(next.search)
}
