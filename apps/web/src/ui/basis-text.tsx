import type { Basis } from '@ot/contract'
import styles from './basis-text.module.css'
import { Notice } from './notice.tsx'

/** How a day was counted, by which clause, and whether the clause was compared with the act. */
export function BasisText({ basis }: { basis: Basis }) {
  return (
    <>
      <p>{basis.explanation}</p>
      <dl className={styles.sources}>
        <dt>Акт</dt>
        <dd>{basis.act}</dd>
        <dt>Пункт</dt>
        <dd>{basis.clause}</dd>
        <dt>Редакция</dt>
        <dd>{basis.edition}</dd>
      </dl>
      {!basis.verified && (
        <Notice kind="warning">
          Не сверено с официальным текстом: проверьте пункт по действующей редакции.
        </Notice>
      )}
    </>
  )
}
