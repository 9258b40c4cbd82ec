import type { ArchiveFormat, CalendarDate } from '@ot/domain'
import type { PapersRequest } from './prepare-many.ts'

export type MakeArchive = PapersRequest & {
  date: CalendarDate
  groups?: readonly string[] | undefined
  templateIds?: readonly string[] | undefined
  contents: boolean
  register: boolean
  format: ArchiveFormat
  duplex: boolean
  /** A request repeated under its key sends the papers it has registered. */
  key: string | null
}
