import type { ListViewAnswer } from '@ot/contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ListAddress, savedSearch, stateText } from './list-address.ts'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'

interface ViewChoicesProps {
  state: ListViewState
  onShow: (search: ListAddress) => void
}

/** Every view of the list, those of all first. */
export function ViewChoices({ state, onShow }: ViewChoicesProps) {
  const { views, view, hidden, columns } = state
  const isWhole = view === null && state.state === stateText({}, hidden, columns)
  const ofAll = views.filter(({ isShared }) => isShared)
  const own = views.filter(({ isShared }) => !isShared)
  const show = (one: ListViewAnswer) => onShow(savedSearch(one))
  return (
    <div className={styles.choices}>
      <Choice label="Весь список" isOpen={isWhole} onPick={() => onShow({})} />
      <ChoiceGroup title="Для всех" views={ofAll} open={view} onPick={show} />
      <ChoiceGroup title="Только для меня" views={own} open={view} onPick={show} />
      {views.length === 0 && (
        <p className={styles.note}>
          Отберите и упорядочьте список, как нужно, и сохраните под именем — откроете его отсюда одним
          нажатием.
        </p>
      )}
    </div>
  )
}

interface ChoiceGroupProps {
  title: string
  views: readonly ListViewAnswer[]
  open: ListViewAnswer | null
  onPick: (view: ListViewAnswer) => void
}

function ChoiceGroup({ title, views, open, onPick }: ChoiceGroupProps) {
  if (views.length === 0) return null
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            <Choice label={view.name} isOpen={view.id === open?.id} onPick={() => onPick(view)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ label, isOpen, onPick }: { label: string; isOpen: boolean; onPick: () => void }) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onPick}
    >
      <span className={styles.mark}>{isOpen && <IconCheck size={16} stroke={2} aria-hidden="true" />}</span>
      {label}
    </button>
  )
}
