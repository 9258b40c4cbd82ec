import { byField } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import { conflictLines, storedAmong } from '../../../lib/form/save-conflict.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import type { CollectionRow, CollectionSpec, RecordValues } from '../collection-spec.ts'
import { recordSchema, recordValues } from './record-values.ts'

const WIDTH = 760

interface RecordDialogProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  spec: CollectionSpec<Field, Fields, Row>
  company: Companies[number]
  /** Null: a new one. */
  row: Row | null
  isOpen: boolean
  onClose: () => void
}

export function RecordDialog<Field extends string, Fields extends object, Row extends CollectionRow<Field>>(
  props: RecordDialogProps<Field, Fields, Row>,
) {
  const { spec, row, isOpen, onClose } = props
  return (
    <FormDialog
      title={row === null ? spec.words.add : spec.words.one}
      width={WIDTH}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => <RecordForm {...props} frame={frame} />}
    </FormDialog>
  )
}

function RecordForm<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  spec,
  company: { id: companyId, timeZone },
  row,
  onClose,
  frame,
}: RecordDialogProps<Field, Fields, Row> & { frame: FormInDialog }) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(row)
  const [from] = useState(() => recordValues(spec, row, timeZone))
  const table = byField(spec.fields, (field) => textField(spec.specs[field]))

  async function save(fields: Fields, version: SeenVersion, changed: Partial<Fields>): Promise<void> {
    if (base === null) await spec.calls.create(companyId, fields, keyOf(fields))
    else if (Object.keys(changed).length > 0) await spec.calls.change({ ...base, version }, changed)
    await refreshAfter(client, spec.calls.entity)
  }

  const versioned = useVersionedForm<RecordValues<Field>, Fields, CollectionRow<Field>>(
    recordSchema(spec, timeZone),
    {
      from,
      draft: `${spec.calls.key}:${companyId}:${base?.id ?? 'new'}`,
      labels: fieldLabels(table),
      version: base?.version ?? 0,
      save,
      readStored: async () =>
        storedAmong(await spec.calls.list(companyId), { id: base?.id ?? 0 }, spec.words.gone),
      onSaved: onClose,
    },
  )
  const { form } = versioned
  const rows = { form, table, prefix: spec.calls.key, today: todayIn(timeZone) }
  return (
    <>
      <FormFrame form={form} submitLabel={base === null ? 'Добавить' : 'Сохранить'} {...frame}>
        <FieldRows {...rows} names={spec.fields} own={spec.ownRows?.(rows) ?? {}} />
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={timeZone}
        linesOf={(stored) =>
          conflictLines(table, {
            ...versioned.sides(),
            stored: recordValues(spec, stored, timeZone),
          })
        }
        onShowStored={() => {
          onClose()
          void refreshAfter(client, spec.calls.entity)
        }}
      />
    </>
  )
}
