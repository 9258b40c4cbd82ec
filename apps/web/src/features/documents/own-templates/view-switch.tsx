import { classNames } from '../../../ui/class-names.ts'
import styles from './own-template.module.css'

const VIEWS = [
  ['file', 'Файл шаблона'],
  ['fields', 'Метки'],
  ['differences', 'Отличия'],
] as const
export type View = (typeof VIEWS)[number][0]

interface ViewSwitchProps {
  open: View
  hasDifferences: boolean
  onOpen: (view: View) => void
}

/** What of the template is looked at; without an own edition there is nothing to compare. */
export function ViewSwitch({ open, hasDifferences, onOpen }: ViewSwitchProps) {
  return (
    <fieldset className={styles.views} aria-label="Что показать">
      {VIEWS.filter(([view]) => view !== 'differences' || hasDifferences).map(([view, label]) => (
        <button
          key={view}
          type="button"
          className={classNames(styles.view, view === open && styles.openView)}
          aria-pressed={view === open}
          onClick={() => onOpen(view)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
