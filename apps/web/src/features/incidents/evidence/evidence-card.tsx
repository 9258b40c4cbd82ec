import type { Evidence } from '@ot/contract'
import { momentText, shortDate, sizeText } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { todayIn } from '../../../lib/calendar-date.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { evidenceFileQuery } from '../api/evidence-calls.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './evidence.module.css'
import { EvidencePicture } from './evidence-picture.tsx'

const SHOWN_HASH = 12

interface EvidenceCardProps {
  evidence: Evidence
  mayWithdraw: boolean
  onWithdraw: () => void
}

export function EvidenceCard({ evidence, mayWithdraw, onWithdraw }: EvidenceCardProps) {
  const client = useQueryClient()
  const work = useWork()
  const { name, withdrawn } = evidence

  async function download(): Promise<void> {
    saveFile(await client.fetchQuery(evidenceFileQuery(evidence)), name)
  }

  return (
    <li className={classNames(styles.card, withdrawn !== null && styles.withdrawn)}>
      <EvidencePicture evidence={evidence} />
      <p className={styles.name}>{name}</p>
      <EvidenceFacts evidence={evidence} />
      <div className={styles.actions}>
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          aria-label={`Скачать ${name}`}
          onClick={() => void work.run(download)}
        >
          <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
        </Button>
        {mayWithdraw && withdrawn === null && (
          <Button kind="quiet" aria-label={`Исключить из материалов ${name}`} onClick={onWithdraw}>
            Исключить
          </Button>
        )}
      </div>
      {work.failure !== null && (
        <p className={styles.failure} role="alert">
          {work.failure}
        </p>
      )}
    </li>
  )
}

function EvidenceFacts({ evidence }: { evidence: Evidence }) {
  const { company } = useIncidentsScope()
  const { bytes, sha256, addedAt, addedBy, takenAt, latitude, longitude, note, withdrawn } = evidence
  const added = momentText(addedAt, company.timeZone)
  return (
    <div className={styles.facts}>
      {withdrawn !== null && (
        <p>
          <Badge tone="unknown">исключён из материалов</Badge>{' '}
          {shortDate(todayIn(company.timeZone, new Date(withdrawn.at)))}: {withdrawn.reason}
        </p>
      )}
      {note !== null && <p>{note}</p>}
      <p>
        {sizeText(bytes)}, добавлен {added}
        {addedBy !== null && `, ${addedBy}`}
      </p>
      {takenAt !== null && <p>Снято: {takenAt}</p>}
      {latitude !== null && longitude !== null && (
        <p>
          Место: {latitude.toFixed(5)}, {longitude.toFixed(5)}
        </p>
      )}
      <p>
        <Tooltip text={sha256} isLong>
          <span>SHA-256: {sha256.slice(0, SHOWN_HASH)}…</span>
        </Tooltip>
      </p>
    </div>
  )
}
