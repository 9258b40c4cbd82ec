import type { Companies } from '../../../lib/session/session.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import type { CollectionRow, CollectionSpec, RecordValues } from '../collection-spec.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { RemoveQuestion } from '../form/remove-question.tsx'

/** What is open over the records: the form of one, or of a new one with what is known of it; the question on deleting one. */
export function useRecordSlots<Field extends string, Row>() {
  return {
    form: useDialogSlot<{ row: Row | null; opening?: Partial<RecordValues<Field>> }>(),
    removal: useDialogSlot<Row>(),
  }
}

export type RecordSlots<Field extends string, Row> = ReturnType<typeof useRecordSlots<Field, Row>>

interface RecordDialogsProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  spec: CollectionSpec<Field, Fields, Row>
  company: Companies[number]
  slots: RecordSlots<Field, Row>
}

export function RecordDialogs<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  spec,
  company,
  slots: { form, removal },
}: RecordDialogsProps<Field, Fields, Row>) {
  return (
    <>
      {form.about !== null && (
        <RecordDialog
          key={`form-${form.opening}`}
          spec={{ ...spec, opening: form.about.opening ?? spec.opening }}
          company={company}
          row={form.about.row}
          isOpen={form.isOpen}
          onClose={form.close}
        />
      )}
      {removal.about !== null && (
        <RemoveQuestion
          key={`removal-${removal.opening}`}
          spec={spec}
          company={company}
          row={removal.about}
          isOpen={removal.isOpen}
          onClose={removal.close}
        />
      )}
    </>
  )
}
