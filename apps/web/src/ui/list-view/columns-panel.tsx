import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { rememberColumns } from '../../lib/list-views.ts'
import { useSearchChange } from '../../lib/routing/use-router.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { FormError } from '../form-error.tsx'
import { hidingSearch } from './list-address.ts'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'

/** Which columns the list shows: taken at once. Outside a view the choice is the user's own from now on. */
export function ColumnsPanel({ state }: { state: ListViewState }) {
  const { list, columns, company, search, hidden, view } = state
  const id = useId()
  const client = useQueryClient()
  const changeSearch = useSearchChange()
  const remembering = useWork()

  function hide(next: readonly string[]): void {
    void changeSearch(hidingSearch(search, next), { replace: true })
    if (view === null && company !== null)
      void remembering.run(() => rememberColumns(client, company.id, { list, hidden: next }))
  }

  return (
    <fieldset className={styles.columns}>
      <legend className={styles.title}>Столбцы</legend>
      {columns.map(({ key, label }) => (
        <Checkbox
          key={key}
          id={`${id}-${key}`}
          isChecked={!hidden.includes(key)}
          onChange={(isShown) =>
            hide(
              columns.flatMap((one) =>
                (one.key === key ? !isShown : hidden.includes(one.key)) ? one.key : [],
              ),
            )
          }
        >
          {label}
        </Checkbox>
      ))}
      {hidden.length > 0 && (
        <Button kind="quiet" className={styles.all} onClick={() => hide([])}>
          Показать все столбцы
        </Button>
      )}
      {remembering.failure !== null && (
        <FormError text={`Столбцы не запомнены для следующего раза. ${remembering.failure}`} />
      )}
    </fieldset>
  )
}
