import type { ListViewAnswer } from '@ot/contract'
import { LIST_VIEW_NAME_MAX } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { FormSchema } from '../../lib/form/schema.ts'
import { type ContractForm, useContractForm } from '../../lib/form/use-contract-form.ts'
import { useFirstControl } from '../../lib/form/use-first-control.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { changeListView, createListView } from '../../lib/list-views.ts'
import { Button } from '../button.tsx'
import { FormError } from '../form-error.tsx'
import { RadioLine } from '../radio-line.tsx'
import { TextField } from '../text-field.tsx'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'

interface Values {
  name: string
  whose: Whose
}

const WHOSE = ['own', 'all'] as const
type Whose = (typeof WHOSE)[number]
const WHOSE_LABELS = { own: 'Только для меня', all: 'Для всех в организации' } satisfies Record<Whose, string>

interface Kept {
  name: string
  isShared: boolean
}

/** Tells at once that there is no name; the server checks the rest, so zod need not come to the browser. */
const SCHEMA: FormSchema<Values, Kept> = {
  '~standard': {
    validate({ name, whose }) {
      const trimmed = name.replace(/\s+/g, ' ').trim()
      return trimmed === ''
        ? { issues: [{ path: ['name'], message: 'Назовите вид' }] }
        : { value: { name: trimmed, isShared: whose === 'all' } }
    },
  },
}
const LABELS = { name: 'Название' }

interface NewViewFormProps {
  state: ListViewState
  mayShare: boolean
  onSaved: (view: ListViewAnswer) => void
  onCancel: () => void
}

export function NewViewForm({ state, mayShare, onSaved, onCancel }: NewViewFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const form = useContractForm(SCHEMA, {
    from: { name: '', whose: 'own' as Whose },
    labels: LABELS,
    async save(kept) {
      const body = { companyId: state.company?.id ?? 0, list: state.list, search: state.state, ...kept }
      onSaved(await createListView(client, body, keyOf(body)))
    },
  })
  return <ViewForm title="Новый вид" form={form} mayShare={mayShare} onCancel={onCancel} />
}

interface RenameViewFormProps {
  view: ListViewAnswer
  mayShare: boolean
  onSaved: () => void
  onCancel: () => void
}

export function RenameViewForm({ view, mayShare, onSaved, onCancel }: RenameViewFormProps) {
  const client = useQueryClient()
  const form = useContractForm(SCHEMA, {
    from: { name: view.name, whose: view.isShared ? 'all' : ('own' as Whose) },
    labels: LABELS,
    save: (kept) => changeListView(client, view, kept),
    onSaved,
  })
  return <ViewForm title="Название вида" form={form} mayShare={mayShare} onCancel={onCancel} />
}

interface ViewFormProps {
  title: string
  form: ContractForm<Values>
  mayShare: boolean
  onCancel: () => void
}

/** A name, and whether all see it: asked of those who may open it to all. */
function ViewForm({ title, form, mayShare, onCancel }: ViewFormProps) {
  const id = useId()
  useFirstControl(form.ref)
  return (
    <form
      ref={form.ref}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <TextField
        id={id}
        label="Название"
        isRequired
        error={form.problemOf('name')}
        maxLength={LIST_VIEW_NAME_MAX}
        autoComplete="off"
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
      />
      {mayShare && (
        <RadioLine
          legend="Кому виден"
          options={WHOSE}
          labels={WHOSE_LABELS}
          chosen={form.values.whose}
          onChoose={(whose) => form.set('whose', whose)}
        />
      )}
      {form.problemLine !== null && form.problemOf('name') === undefined && (
        <FormError text={form.problemLine} />
      )}
      <div className={styles.ways}>
        <Button type="submit" isBusy={form.isSaving}>
          Сохранить
        </Button>
        <Button kind="secondary" disabled={form.isSaving} onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
