import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDocumentsArea } from '../api/use-documents-area.ts'
import { DocumentsDesk } from './documents-desk.tsx'

const SKELETON_ROWS = 12

export function DocumentsPage() {
  const area = useDocumentsArea()
  return (
    <Loaded
      of={area}
      errorTitle={(code) => `Ошибка ${code}`}
      skeleton={
        <Sheet>
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(loaded) =>
        loaded === null ? (
          <Sheet>
            <PageHeading title="Документы" />
            <NoCompanyNotice purpose="Из них заполняется каждый документ: наименование, адреса, руководитель." />
          </Sheet>
        ) : (
          <DocumentsDesk area={loaded} />
        )
      }
    </Loaded>
  )
}
