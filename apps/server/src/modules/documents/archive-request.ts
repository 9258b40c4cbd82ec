import type { InputValues } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'

export type MakeArchive = {
  companyId: number
  date: CalendarDate
  groups?: readonly string[] | undefined
  templateIds?: readonly string[] | undefined
  values?: Readonly<Record<string, InputValues>> | undefined
  register: boolean
  /** A request repeated under its key sends the papers it has registered. */
  key: string | null
}
