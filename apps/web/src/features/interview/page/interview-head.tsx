import { PAGES } from '@ot/domain'
import { upperFirst } from '@ot/text'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { ThemeProgress } from '../interview-view.ts'
import { answeredText, questionsLeftText, waitingText } from '../interview-words.ts'
import styles from './interview.module.css'

interface InterviewHeadProps {
  progress: ThemeProgress
  hasPeople: boolean
}

export function InterviewHead({ progress, hasPeople }: InterviewHeadProps) {
  const { answered, asked } = progress
  return (
    <>
      <PageHeading title={PAGES.documentsInterview.title} />
      <p className={styles.lead}>Ответьте один раз — ответ напечатается во всех документах.</p>
      {hasPeople && answered < asked && (
        <div className={styles.progress}>
          <progress value={answered} max={asked} aria-label="Сколько вопросов отвечено" />
          <p role="status">
            <strong>{upperFirst(answeredText(progress))}.</strong> <span>{questionsLeftText(progress)}</span>
            {progress.waiting > 0 && <span> {waitingText(progress)}</span>}
          </p>
        </div>
      )}
      {hasPeople && answered === asked && (
        <Notice kind="success" role="status">
          Все ответы даны. <Link to={PAGES.documentsMain.path}>Перейти к документам</Link>
        </Notice>
      )}
    </>
  )
}
