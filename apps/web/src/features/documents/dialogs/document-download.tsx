import type { DocumentAnswer } from '@ot/contract'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button, type ButtonKind } from '../../../ui/button.tsx'
import { getDocumentFile } from '../api/get-document-file.ts'
import styles from './dialogs.module.css'

/** The file of a registered document. */
export function DocumentDownload({ document, kind }: { document: DocumentAnswer; kind?: ButtonKind }) {
  const work = useWork()

  async function download(): Promise<void> {
    const file = await getDocumentFile(document)
    saveFile(file.bytes, file.name)
  }

  return (
    <>
      <Button
        kind={kind ?? 'primary'}
        isBusy={work.isRunning}
        aria-label={`Скачать № ${document.number}`}
        onClick={() => void work.run(download)}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
      </Button>
      {work.failure !== null && (
        <p className={styles.failure} role="alert">
          {work.failure}
        </p>
      )}
    </>
  )
}
