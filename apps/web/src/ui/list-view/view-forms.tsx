import type { ListViewAnswer } from '@ot/contract'
import { LIST_VIEW_NAME_MAX } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  changeListView,
  createListView,
  readListView,
  refreshListViews,
} from '../../lib/company/list-view-changes.ts'
import type { FormSchema } from '../../lib/form/schema.ts'
import { type ContractForm, useContractForm } from '../../lib/form/use-contract-form.ts'
import { useFirstControl } from '../../lib/form/use-first-control.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { Button } from '../button.tsx'
import { FormError } from '../form-error.tsx'
import { RadioLine } from '../radio-line.tsx'
import { TextField } from '../text-field.tsx'
import styles from './panels.module.css'
import type { ListViewState } from './use-list-view.ts'
import { ViewConflict } from './view-conflict.tsx'
import { type NamedView, VIEW_LABELS, viewValues, WHOSE, WHOSE_LABELS } from './view-words.ts'

interface Kept {
  name: string
  isShared: boolean
}

/** Tells at once that there is no name; the server checks the rest, so zod need not come to the browser. */
const SCHEMA: FormSchema<NamedView, Kept> = {
  '~standard': {
    validate({ name, whose }) {
      const trimmed = name.replace(/\s+/g, ' ').trim()
      return trimmed === ''
        ? { issues: [{ path: ['name'], message: 'Назовите вид' }] }
        : { value: { name: trimmed, isShared: whose === 'all' } }
    },
  },
}
const EMPTY: NamedView = { name: '', whose: 'own' }

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
    from: EMPTY,
    labels: VIEW_LABELS,
    async save(kept) {
      const body = { companyId: state.company?.id ?? 0, list: state.list, search: state.state, ...kept }
      onSaved(await createListView(client, body, keyOf(body)))
    },
  })
  return <ViewForm title="Новый вид" form={form} mayShare={mayShare} onCancel={onCancel} />
}

interface RenameViewFormProps {
  view: ListViewAnswer
  state: ListViewState
  mayShare: boolean
  onSaved: () => void
  onCancel: () => void
}

export function RenameViewForm({ view, state, mayShare, onSaved, onCancel }: RenameViewFormProps) {
  const client = useQueryClient()
  const [base] = useState(view)
  const { name, whose } = viewValues(base)
  const [from] = useState<NamedView>({ name, whose })
  const versioned = useVersionedForm<NamedView, Kept, ListViewAnswer>(SCHEMA, {
    from,
    labels: VIEW_LABELS,
    version: base.version,
    save: (kept, version) =>
      changeListView(
        client,
        { ...base, version },
        {
          ...(kept.name !== base.name && { name: kept.name }),
          ...(kept.isShared !== base.isShared && { isShared: kept.isShared }),
        },
      ),
    readStored: () => readListView(base),
    onSaved,
  })
  return (
    <>
      <ViewForm title="Название вида" form={versioned.form} mayShare={mayShare} onCancel={onCancel} />
      <ViewConflict
        of={versioned}
        state={state}
        view={base}
        mine={versioned.form.values}
        onShowStored={() => {
          onCancel()
          void refreshListViews(client, base)
        }}
      />
    </>
  )
}

interface ViewFormProps {
  title: string
  form: ContractForm<NamedView>
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
        label={VIEW_LABELS.name}
        isRequired
        error={form.problemOf('name')}
        maxLength={LIST_VIEW_NAME_MAX}
        autoComplete="off"
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
      />
      {mayShare && (
        <RadioLine
          legend={VIEW_LABELS.whose}
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
