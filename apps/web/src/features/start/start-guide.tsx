import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeStart } from './api/start-queries.ts'
import { AT_FIRST } from './at-first.ts'
import styles from './start.module.css'
import { StartSteps, startDoneText } from './start-steps.tsx'
import type { Start } from './use-start.ts'

/** The first steps, on the first page of the morning until they are done or hidden. */
export function StartGuide({ start }: { start: Start | null }) {
  const { companyId, guide } = start ?? AT_FIRST
  const titleId = useId()
  const client = useQueryClient()
  const work = useWork()
  const hide = (id: number) =>
    work.run(async () => {
      await changeStart(client, id, { isHidden: true })
    })
  return (
    <section className={styles.guide} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Начало работы
        </h2>
        <span className={styles.progress}>{startDoneText(guide)}</span>
        {companyId !== null && (
          <Button kind="quiet" isBusy={work.isRunning} onClick={() => void hide(companyId)}>
            Скрыть
          </Button>
        )}
      </div>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      <StartSteps guide={guide} />
    </section>
  )
}
