import type { CompletedEvent, EventAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { shortName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { focusNameOf } from '../../../lib/focus-order.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { errorText } from '../../../lib/load.ts'
import { timing } from '../../../lib/timing.ts'
import { useTellNotice } from '../../../ui/notices-place.tsx'
import { undoCompletion, undoCompletions } from '../api/event-changes.ts'
import { useRecordsScope } from '../records-scope.ts'
import { type MarkedEvents, markedText, unmarkedText } from './marked-text.ts'

interface Mark {
  events: MarkedEvents
  done: readonly CompletedEvent[]
  /** Where the focus goes that stood in the notice, or on another row of the list. */
  leave: () => void
}

/** Says who and what has been marked; for a while the mark can be taken back there. */
export function useMarkNotice() {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const tell = useTellNotice()

  /** The page that shows the records knows the staff already. */
  function nameOf({ employeeId, fullname }: EventAnswer): string {
    const staff = client.getQueryData(employeesQuery(company.id).queryKey)
    const person = staff?.find(({ id }) => id === employeeId)
    return person === undefined ? fullname : shortName(person).replaceAll(' ', '\u00a0')
  }

  function takeBack(done: readonly CompletedEvent[]): Promise<void> {
    const [only, ...others] = done
    if (only !== undefined && others.length === 0) return undoCompletion(client, only.id, only.completionId)
    const completionIds = done.map(({ completionId }) => completionId)
    return undoCompletions(client, { companyId: company.id, completionIds })
  }

  return ({ events, done, leave }: Mark): void => {
    tell('success', markedText(events, nameOf), timing.undoOfMark, {
      label: 'Отменить',
      leave,
      async run() {
        try {
          await takeBack(done)
          if (isOnRow()) leave()
          tell('success', unmarkedText(events, nameOf), timing.savedNotice)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          tell('danger', `Отметка не отменена. ${errorText(error)}`, timing.undoFailure)
        }
      },
    })
  }
}

/** The key has taken the mark back: the focus goes where it was made. */
function isOnRow(): boolean {
  return document.activeElement !== null && focusNameOf(document.activeElement) !== null
}
