import type { ArchiveFormat, CalendarDate } from '@ot/domain'
import type { PapersRequest } from './archive-papers.ts'

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
