import type { DispatchAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { documentsToSendQuery } from '../../../lib/company/documents.ts'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { bothLoaded } from '../../../lib/load.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDispatchesScope } from '../dispatches-scope.ts'
import { NewDispatchForm } from './new-dispatch-form.tsx'

const WIDTH = 720

interface NewDispatchDialogProps {
  /** Chosen from the beginning. */
  documentIds: readonly number[]
  isOpen: boolean
  onClose: () => void
  onSent: (dispatch: DispatchAnswer) => void
}

/** Which papers, to whom, and with which words. */
export function NewDispatchDialog({ documentIds, isOpen, onClose, onSent }: NewDispatchDialogProps) {
  const { company } = useDispatchesScope()
  const documents = useQuery(documentsToSendQuery(company.id))
  const employees = useQuery(employeesQuery(company.id))
  const departments = useDepartments(company.id)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title="Отправить документы" width={WIDTH}>
      {(frame) => (
        <Loaded of={bothLoaded(documents, bothLoaded(employees, departments))}>
          {([papers, [staff, groups]]) =>
            papers.length === 0 ? (
              <NothingToSend />
            ) : (
              <NewDispatchForm
                documents={papers}
                employees={staff}
                departments={groups}
                documentIds={documentIds}
                onSent={onSent}
                frame={frame}
              />
            )
          }
        </Loaded>
      )}
    </FormDialog>
  )
}

function NothingToSend() {
  return (
    <Notice>
      <p>
        <strong>Отправлять пока нечего.</strong>
      </p>
      <p>
        Отправляют зарегистрированные документы: их текст уже не меняется. Зарегистрируйте документ на
        странице <Link to={PAGES.documentsMain.path}>документов</Link>.
      </p>
    </Notice>
  )
}
