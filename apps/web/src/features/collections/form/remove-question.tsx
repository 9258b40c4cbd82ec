import { byField } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines, storedAmong } from '../../../lib/form/save-conflict.ts'
import { useDeleting } from '../../../lib/form/use-deleting.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { DeleteQuestion } from '../../../ui/delete-question.tsx'
import { textField } from '../../../ui/form/field-table.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import type { CollectionRow, CollectionSpec } from '../collection-spec.ts'
import { recordValues } from './record-values.ts'

interface RemoveQuestionProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  spec: CollectionSpec<Field, Fields, Row>
  company: Companies[number]
  row: Row
  isOpen: boolean
  onClose: () => void
}

export function RemoveQuestion<
  Field extends string,
  Fields extends object,
  Row extends CollectionRow<Field>,
>({
  spec,
  company: { id: companyId, timeZone },
  row,
  isOpen,
  onClose,
}: RemoveQuestionProps<Field, Fields, Row>) {
  const client = useQueryClient()
  const [base] = useState(row)
  const refresh = () => refreshAfter(client, spec.calls.entity)
  const deleting = useDeleting({
    version: base.version,
    remove: async (version) => {
      try {
        await spec.calls.remove({ ...base, version })
      } finally {
        await refresh()
      }
    },
    readStored: async () => storedAmong(await spec.calls.list(companyId), base, spec.words.gone),
    onDone: onClose,
  })
  const before = recordValues(spec, base, timeZone)
  const table = byField(spec.fields, (field) => textField(spec.specs[field]))
  return (
    <>
      <DeleteQuestion of={deleting} isOpen={isOpen} onClose={onClose}>
        <p>
          {spec.words.removal ??
            `«${spec.nameOf(base)}» больше не будет печататься в документах. Зарегистрированные документы останутся прежними.`}
        </p>
      </DeleteQuestion>
      <SaveConflictDialog
        deed="delete"
        of={deleting}
        timeZone={timeZone}
        linesOf={(stored) =>
          conflictLines(table, { before, stored: recordValues(spec, stored, timeZone), mine: before })
        }
        onShowStored={onClose}
      />
    </>
  )
}
