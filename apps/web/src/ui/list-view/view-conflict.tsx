import type { ListViewAnswer } from '@ot/contract'
import type { ComponentProps } from 'react'
import { type ConflictLine, conflictLines } from '../../lib/form/save-conflict.ts'
import { SaveConflictDialog } from '../form/save-conflict-dialog.tsx'
import type { ListViewState } from './use-list-view.ts'
import { type ViewValues, viewValues, viewWords } from './view-words.ts'

type Conflict = ComponentProps<typeof SaveConflictDialog<ListViewAnswer>>

interface ViewConflictProps extends Pick<Conflict, 'deed' | 'of' | 'onShowStored'> {
  state: ListViewState
  /** As it was opened, and what of it is another here. */
  view: ListViewAnswer
  mine?: Partial<ViewValues>
}

/** Somebody has saved the view in between. */
export function ViewConflict({ state: { company, columns }, view, mine = {}, ...dialog }: ViewConflictProps) {
  if (company === null) return null
  const before = viewValues(view)
  return (
    <SaveConflictDialog
      {...dialog}
      timeZone={company.timeZone}
      linesOf={(stored) =>
        conflictLines(viewWords(columns), {
          before,
          stored: viewValues(stored),
          mine: { ...before, ...mine },
        }).map(toldApart)
      }
    />
  )
}

/** As many conditions, and others. */
function toldApart(line: ConflictLine): ConflictLine {
  return line.before === line.stored ? { ...line, stored: `${line.stored} (изменено)` } : line
}
