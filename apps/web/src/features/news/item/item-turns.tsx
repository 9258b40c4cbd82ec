import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Button } from '../../../ui/button.tsx'
import styles from './news-item.module.css'
import type { Turning } from './use-turning.ts'

/** To the newer and to the older item. */
export function ItemTurns({ toPrevious, toNext, isFailed }: Turning) {
  return (
    <nav className={styles.turns} aria-label="Соседние новости">
      <Button kind="secondary" disabled={toPrevious === null} onClick={() => toPrevious?.()}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" /> Предыдущая
      </Button>
      <Button kind="secondary" disabled={toNext === null} onClick={() => toNext?.()}>
        Следующая <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
      </Button>
      {isFailed && (
        <p role="alert" className={styles.failure}>
          Err: ошибка при загрузке данных
        </p>
      )}
    </nav>
  )
}
