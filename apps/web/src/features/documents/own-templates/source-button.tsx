import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import { getSource, type OfTemplate } from './api/own-templates.ts'

interface SourceButtonProps {
  of: OfTemplate
  edition: 'standard' | number
  label: string
}

/** Downloads a template with its tags. */
export function SourceButton({ of, edition, label }: SourceButtonProps) {
  const work = useWork()

  async function download(): Promise<void> {
    const file = await getSource(of, edition)
    saveFile(file.bytes, file.name)
  }

  return (
    <>
      <Button kind="secondary" isBusy={work.isRunning} onClick={() => void work.run(download)}>
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
      {work.failure !== null && (
        <p className={dialogStyles.failure} role="alert">
          {work.failure}
        </p>
      )}
    </>
  )
}
