import { useContext } from 'react'
import { dropDraft, dropOpenDrafts } from '../../lib/form/drafts.ts'
import { type ConflictLine, changedLabels, type FormConflict, savedBy } from '../../lib/form/save-conflict.ts'
import { DraftsWithin } from '../../lib/form/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import styles from './save-conflict-dialog.module.css'

const WIDTH = 860
const EMPTY = 'не указано'

const COLUMNS = { before: 'Было', stored: 'Сохранено', mine: 'У вас' } as const

const SAVING = {
  title: 'Сведения уже изменены',
  meanwhile: 'Пока вы вносили изменения, запись сохранили',
  nothing: 'Поля, которые открыты у вас, не изменились.',
  note:
    '«Сохранить моё» запишет только ваши изменения; остальное останется таким, как сохранено. ' +
    '«Показать сохранённое» отбросит ваши изменения.',
  keep: 'Показать сохранённое',
  goOn: 'Сохранить моё',
} as const

const DEEDS = {
  save: SAVING,
  preview: {
    ...SAVING,
    note:
      'Пока ничего не записано. «Продолжить» покажет, что последует за вашими изменениями при том, что сохранено. ' +
      '«Показать сохранённое» отбросит ваши изменения.',
    goOn: 'Продолжить',
  },
  delete: {
    title: 'Запись уже изменена',
    meanwhile: 'С тех пор как вы её открыли, запись сохранили',
    nothing: 'Показанные вам поля не изменились.',
    note: '«Удалить всё равно» удалит запись вместе с этими изменениями.',
    keep: 'Оставить',
    goOn: 'Удалить всё равно',
  },
  'take-off': {
    title: 'Назначение уже изменено',
    meanwhile: 'С тех пор как вы его открыли, назначение сохранили',
    nothing: 'Работник и приказ не изменились.',
    note: '«Снять всё равно» снимет обязанности с того, кто назначен теперь.',
    keep: 'Оставить',
    goOn: 'Снять всё равно',
  },
} satisfies Record<string, Record<keyof typeof SAVING, string>>

type Deed = keyof typeof DEEDS

/** Something is typed here, and goes with «Показать сохранённое». */
function isOfTyped(deed: Deed): boolean {
  return deed === 'save' || deed === 'preview'
}

interface SaveConflictDialogProps<Stored> {
  /** What is done over what is stored. */
  deed?: Deed

  /** Of a form or of another saving over what is stored. */
  of: {
    conflict: FormConflict<Stored> | null
    postponeConflict: () => void
    saveMine: (stored: Stored) => void
  }
  /** Of the company. */
  timeZone: string
  /** What of that stands in this form. */
  linesOf: (stored: Stored) => readonly ConflictLine[]
  onShowStored: (stored: Stored) => void
}

/** Somebody has saved the record in between: who, what, and which of the two stays. */
export function SaveConflictDialog<Stored>({ of, ...props }: SaveConflictDialogProps<Stored>) {
  const { conflict, postponeConflict, saveMine } = of
  const deed = props.deed ?? 'save'
  const words = DEEDS[deed]
  const drafts = useContext(DraftsWithin)
  if (conflict === null) return null
  const { stored, saves } = conflict
  const lines = props.linesOf(stored)
  const others = lines.length === 0 ? changedLabels(saves) : []

  /** By the user's word what was typed goes, and must not come back with the next opening of the form. */
  function dropTyped(): void {
    if (drafts === null) dropOpenDrafts()
    else drafts.forEach(dropDraft)
  }

  function showStored(): void {
    if (isOfTyped(deed)) dropTyped()
    // It is open within the dialog of the form: left so when that one closes, it would block the page unseen.
    postponeConflict()
    props.onShowStored(stored)
  }

  return (
    <Dialog isOpen onClose={postponeConflict} title={words.title} width={WIDTH}>
      <p>
        {words.meanwhile}: {savedBy(saves, props.timeZone)}.
      </p>
      {lines.length > 0 ? (
        <Lines lines={lines} hasMine={isOfTyped(deed)} />
      ) : (
        <p>
          {words.nothing}
          {others.length > 0 && ` Изменено другое: ${others.join(', ')}.`}
        </p>
      )}
      <p className={styles.note}>{words.note}</p>
      <DialogActions>
        <Button kind="secondary" onClick={showStored}>
          {words.keep}
        </Button>
        <Button kind={isOfTyped(deed) ? 'primary' : 'danger'} onClick={() => saveMine(stored)}>
          {words.goOn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Lines({ lines, hasMine }: { lines: readonly ConflictLine[]; hasMine: boolean }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">{COLUMNS.before}</th>
          <th scope="col">{COLUMNS.stored}</th>
          {hasMine && <th scope="col">{COLUMNS.mine}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, label, before, stored, mine }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label={COLUMNS.before}>{before || EMPTY}</td>
            <td data-label={COLUMNS.stored}>{stored || EMPTY}</td>
            {hasMine && <td data-label={COLUMNS.mine}>{mine === null ? 'без изменений' : mine || EMPTY}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
