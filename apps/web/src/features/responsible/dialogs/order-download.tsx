import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { Button, type ButtonKind } from '../../../ui/button.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import styles from '../forms/forms.module.css'

interface OrderDownloadProps {
  label: string
  kind?: ButtonKind
  save: () => Promise<void>
}

export function OrderDownload({ label, kind = 'primary', save }: OrderDownloadProps) {
  const work = useWork()
  return (
    <>
      <Button kind={kind} isBusy={work.isRunning} onClick={() => void work.run(save)}>
        <IconDownload size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
      {work.failure !== null && (
        <p className={styles.failure} role="alert">
          <TariffText text={work.failure} />
        </p>
      )}
    </>
  )
}
