import type { EventAnswer } from '@ot/contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { focusNamed } from '../../../lib/focus-order.ts'
import { RowAction } from '../../../ui/row-action.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { sectionWordsOf } from '../section-words.ts'

interface EventActionsProps {
  event: EventAnswer
  slots: EventDialogSlots
  /** Whose history is shown with it. */
  others?: readonly EventAnswer[]
  /** After the first one. */
  children?: ReactNode
}

/** What can be done with a record; who only reads sees its history. */
export function EventActions({ event, slots, others = [], children }: EventActionsProps) {
  const { mayChange } = useRecordsScope()
  return (
    <>
      {mayChange && (
        <>
          <RowAction
            {...focusNamed('mark', event.id)}
            label={sectionWordsOf(event).complete}
            icon={IconCheck}
            onClick={() => slots.complete.open({ events: [event], by: 'mark' })}
          />
          {children}
          <RowAction label="Изменить" icon={IconPencil} onClick={() => slots.edit.open(event)} />
        </>
      )}
      <RowAction label="История" icon={IconHistory} onClick={() => slots.history.open([event, ...others])} />
      {mayChange && <RowAction label="Удалить" icon={IconTrash} onClick={() => slots.remove.open(event)} />}
    </>
  )
}
