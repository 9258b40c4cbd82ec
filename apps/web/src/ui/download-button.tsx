import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useWork } from '../lib/use-work.ts'
import { Button, type ButtonKind } from './button.tsx'
import styles from './download-button.module.css'

interface DownloadButtonProps {
  label: string
  kind?: ButtonKind
  save: () => Promise<void>
}

/** Puts a file into the browser's downloads; what went wrong stands under the button. */
export function DownloadButton({ label, kind = 'quiet', save }: DownloadButtonProps) {
  const { isRunning, failure, run } = useWork()
  return (
    <div className={styles.download}>
      <Button kind={kind} isBusy={isRunning} onClick={() => void run(save)}>
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
