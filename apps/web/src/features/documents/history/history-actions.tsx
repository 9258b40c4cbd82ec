import type { DocumentAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconSignatureOff from '@tabler/icons-react/dist/esm/icons/IconSignatureOff.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { getDocumentFile, signDocument } from '../../../lib/company/documents.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useWork } from '../../../lib/use-work.ts'
import { later } from '../../../ui/later.tsx'
import { RecordActions } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'
import { SignDialog } from './sign-dialog.tsx'

const DocumentPagesDialog = later(
  async () => (await import('./document-pages-dialog.tsx')).DocumentPagesDialog,
)

/** What can be done with a registered document. */
export function HistoryActions({ document }: { document: DocumentAnswer }) {
  const { canMake, refresh, void: annul } = useDocumentsScope()
  const client = useQueryClient()
  const signDialog = useDialogSlot<true>()
  const viewDialog = useDialogSlot<true>()
  const signing = useWork()
  const word = useWork()
  const pdf = useWork()
  const failure = word.failure ?? pdf.failure ?? signing.failure
  const download = (format: PaperFormat) => async () => {
    const file = await getDocumentFile(document, format)
    saveFile(file.bytes, file.name)
  }
  return (
    <RecordActions
      after={
        <>
          {failure !== null && (
            <p className={styles.failure} role="alert">
              <TariffText text={failure} />
            </p>
          )}
          {viewDialog.about !== null && (
            <DocumentPagesDialog
              key={viewDialog.opening}
              document={document}
              isOpen={viewDialog.isOpen}
              onClose={viewDialog.close}
            />
          )}
          {signDialog.about !== null && (
            <SignDialog
              key={signDialog.opening}
              document={document}
              isOpen={signDialog.isOpen}
              onClose={signDialog.close}
            />
          )}
        </>
      }
    >
      {canMake && document.status === 'outdated' && (
        <RowAction label="Обновить" icon={IconRefresh} onClick={() => refresh({ group: null, document })} />
      )}
      {document.hasPages && (
        <RowAction label="Просмотр" icon={IconEye} onClick={() => viewDialog.open(true)} />
      )}
      <RowAction
        label="Скачать"
        icon={IconDownload}
        isBusy={word.isRunning}
        onClick={() => void word.run(download('docx'))}
      />
      {!document.wordOnly && (
        <RowAction
          label="PDF"
          icon={IconFileTypePdf}
          isBusy={pdf.isRunning}
          onClick={() => void pdf.run(download('pdf'))}
        />
      )}
      {canMake && document.awaitsSignature && (
        <RowAction label="Подписан" icon={IconSignature} onClick={() => signDialog.open(true)} />
      )}
      {canMake && document.signedOn !== null && document.status !== 'void' && (
        <RowAction
          label="Снять отметку о подписи"
          icon={IconSignatureOff}
          isBusy={signing.isRunning}
          onClick={() => void signing.run(() => signDocument(client, document, null))}
        />
      )}
      {canMake && document.status !== 'void' && (
        <RowAction label="Аннулировать" icon={IconBan} onClick={() => annul(document)} />
      )}
    </RecordActions>
  )
}
