import { CardSection } from '../../ui/card-section.tsx'
import { AT_FIRST } from './at-first.ts'
import { ShowStart } from './show-start.tsx'
import styles from './start.module.css'
import { StartSteps, startDoneText } from './start-steps.tsx'
import { useStart } from './use-start.ts'

/** On the account page: how far the first steps are, whether they are hidden or long done. */
export function StartSection() {
  const start = useStart()
  if (start === undefined) return null
  const { companyId, guide } = start ?? AT_FIRST
  return (
    <CardSection title="Начало работы">
      <div className={styles.section}>
        <p className={styles.lead}>
          {guide.isFinished
            ? 'Первые шесть шагов сделаны.'
            : `Шесть шагов до первого комплекта документов: ${startDoneText(guide)}.`}
        </p>
        {!guide.isFinished && <StartSteps guide={guide} />}
        {companyId !== null && guide.isHidden && !guide.isFinished && (
          <div>
            <p className={styles.count}>Скрыто со страницы уведомлений.</p>
            <ShowStart companyId={companyId} label="Показывать на странице уведомлений" />
          </div>
        )}
      </div>
    </CardSection>
  )
}
