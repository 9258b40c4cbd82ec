import { Button } from '../../../../ui/button.tsx'
import { NOBODY_FOUND } from '../texts.ts'
import styles from './empty-list.module.css'

interface NobodyFoundProps {
  /** Why a filter by shortage finds nobody, when nothing is known yet. */
  isUnknown: boolean
  onReset: () => void
}

export function NobodyFound({ isUnknown, onReset }: NobodyFoundProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{NOBODY_FOUND}</p>
      {isUnknown && (
        <p className={styles.text}>
          О том, чего не хватает работникам, данных пока нет: отбирать не из чего.
        </p>
      )}
      <Button kind="secondary" onClick={onReset}>
        Показать всех
      </Button>
    </div>
  )
}
