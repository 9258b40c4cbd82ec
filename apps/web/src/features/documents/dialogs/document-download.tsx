import type { DocumentAnswer } from '@ot/contract'
import { type PaperFormat, registeredAddress } from '@ot/domain'
import { shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { getDocumentFile } from '../../../lib/company/documents.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { rememberRow } from '../../../lib/recent-rows.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button, type ButtonKind } from '../../../ui/button.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import styles from './dialogs.module.css'

interface DocumentDownloadProps {
  document: DocumentAnswer
  kind?: ButtonKind
  format?: PaperFormat
}

/** The file of a registered document; none where it does not come as what is asked for. */
export function DocumentDownload({ document, kind, format = 'docx' }: DocumentDownloadProps) {
  const work = useWork()
  const isPdf = format === 'pdf'
  const Icon = isPdf ? IconFileTypePdf : IconDownload

  async function download(): Promise<void> {
    const file = await getDocumentFile(document, format)
    saveFile(file.bytes, file.name)
    rememberRow(document.companyId, {
      title: document.name,
      note: `№ ${document.number} от ${shortDate(document.date)}`,
      address: registeredAddress(document),
      paper: { kind: 'document', id: document.id },
    })
  }

  if (isPdf && document.wordOnly) return null
  return (
    <>
      <Button
        kind={kind ?? 'primary'}
        isBusy={work.isRunning}
        aria-label={`${isPdf ? 'PDF' : 'Скачать'} №\u00a0${document.number}`}
        onClick={() => void work.run(download)}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" /> {isPdf ? 'PDF' : 'Скачать'}
      </Button>
      {work.failure !== null && (
        <p className={styles.failure} role="alert">
          <TariffText text={work.failure} />
        </p>
      )}
    </>
  )
}
