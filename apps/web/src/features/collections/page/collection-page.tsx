import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { recordsQuery } from '../api/record-calls.ts'
import type { CollectionRow, ListedCollection, RecordValues } from '../collection-spec.ts'
import { RecordList } from './record-list.tsx'

const SKELETON_ROWS = 8

interface CollectionPageProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  title: string
  spec: ListedCollection<Field, Fields, Row>
  /** What else can be done with the whole of it. */
  actions?: (company: Companies[number]) => ReactNode
  /** What may be missing among the rows; `add` opens the form of a new one with what is known of it. */
  besides?: (rows: readonly Row[], add: (opening: Partial<RecordValues<Field>>) => void) => ReactNode
}

/** The records of one kind that a company keeps. */
export function CollectionPage<
  Field extends string,
  Fields extends object,
  Row extends CollectionRow<Field>,
>({ title, spec, actions, besides }: CollectionPageProps<Field, Fields, Row>) {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const records: Load<readonly Row[]> = useQuery({ ...recordsQuery(spec.calls, id), enabled: id > 0 })
  if (company.data === null) {
    return (
      <Sheet>
        <PageHeading title={title} />
        <NoCompanyNotice purpose={spec.words.purpose} />
      </Sheet>
    )
  }
  return (
    <Sheet>
      <Loaded of={bothLoaded(company, records)} skeleton={<Skeleton rows={SKELETON_ROWS} />}>
        {([current, rows]) =>
          current !== null && (
            <RecordList
              title={title}
              spec={spec}
              company={current}
              rows={rows}
              mayChange={isAllowed(current.role, 'company.change')}
              actions={isAllowed(current.role, 'company.change') && actions?.(current)}
              {...(besides !== undefined && { besides })}
            />
          )
        }
      </Loaded>
    </Sheet>
  )
}
