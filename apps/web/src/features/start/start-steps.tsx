import type { StartAnswer } from '@ot/contract'
import styles from './start.module.css'
import { StartStepRow } from './start-step.tsx'

export function StartSteps({ guide: { steps, current } }: { guide: StartAnswer }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <StartStepRow key={step.key} step={step} place={index + 1} isCurrent={step.key === current} />
      ))}
    </ol>
  )
}

export function startDoneText({ steps }: StartAnswer): string {
  return `сделано ${steps.filter(({ state }) => state === 'done').length} из\u00a0${steps.length}`
}
