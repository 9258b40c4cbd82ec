import type { ArchiveFormat, CalendarDate, SetRemark } from '@ot/domain'
import type { ArchivePaper } from './paper/finished-papers.ts'
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

export type ChosenPapers = { companyName: string; papers: ArchivePaper[]; remarks: readonly SetRemark[] }
