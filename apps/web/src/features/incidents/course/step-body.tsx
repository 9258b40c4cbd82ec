import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { factsKeyText, factsOfStep, factsTitle } from '../facts/facts-keys.ts'
import { dueText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { StepPapers } from '../papers/step-papers.tsx'
import styles from './course.module.css'
import { StepMarking } from './step-mark.tsx'
import type { StepProps } from './step-props.ts'

/** All there is to one step: why, until when, who, with which facts and papers. */
export function StepBody(props: StepProps) {
  const { incident, step, mayMark, onEdit } = props
  const facts = mayMark && !step.isFormer ? factsOfStep(step.key, incident) : []
  return (
    <>
      <p>{step.explanation}</p>
      {step.blockedBy !== null && <Notice kind="warning">Пока нельзя: {step.blockedBy}</Notice>}
      <StepTerms step={step} />
      {facts.length > 0 && (
        <div className={styles.facts}>
          <span className={styles.caption}>Сведения для бумаг:</span>
          {facts.map((key) => (
            <Button key={factsKeyText(key)} kind="secondary" onClick={() => onEdit(key)}>
              {factsTitle(key, incident)}
            </Button>
          ))}
        </div>
      )}
      <StepPapers incident={incident} step={step} mayRegister={mayMark} />
      <StepMarking {...props} />
    </>
  )
}

function StepTerms({ step }: Pick<StepProps, 'step'>) {
  const { company } = useIncidentsScope()
  const due = dueText(step, company.timeZone)
  return (
    <dl className={styles.terms}>
      <dt>Срок</dt>
      <dd>
        {due !== '' && <strong className={step.state === 'overdue' ? styles.late : undefined}>{due}</strong>}
        {due !== '' && step.deadlineFrom !== '' && ' — '}
        {step.deadlineFrom}
      </dd>
      <dt>Кто</dt>
      <dd>{step.who}</dd>
      <dt>Основание</dt>
      <dd>{step.legalBasis}</dd>
    </dl>
  )
}
