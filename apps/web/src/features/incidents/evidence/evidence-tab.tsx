import type { Evidence, IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { evidenceQuery } from '../api/evidence-calls.ts'
import { ChooseFiles } from './choose-files.tsx'
import styles from './evidence.module.css'
import { EvidenceCard } from './evidence-card.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface EvidenceTabProps {
  incident: IncidentAnswer
  isOpen: boolean
}

/** Photographs and papers as they were uploaded, each with its fingerprint. */
export function EvidenceTab({ incident, isOpen }: EvidenceTabProps) {
  const evidence = useQuery(evidenceQuery(incident.id))
  const withdrawal = useDialogSlot<Evidence>()
  return (
    <>
      <p className={styles.note}>
        Файлы хранятся как есть 45 лет. SHA-256 — отпечаток содержимого: по нему видно, что файл не меняли.
        Место съёмки видят только те, у кого есть доступ к организации.
      </p>
      {isOpen && <AddEvidence incidentId={incident.id} />}
      <Loaded
        of={evidence}
        empty="Материалов пока нет. Снимите место происшествия, оборудование, ограждения, СИЗ; приложите заключения и объяснения."
      >
        {(list) => (
          <ul className={styles.gallery} aria-label="Материалы">
            {list.map((one) => (
              <EvidenceCard
                key={one.id}
                evidence={one}
                mayWithdraw={isOpen}
                onWithdraw={() => withdrawal.open(one)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {withdrawal.about !== null && (
        <WithdrawDialog
          key={withdrawal.opening}
          evidence={withdrawal.about}
          isOpen={withdrawal.isOpen}
          onClose={withdrawal.close}
        />
      )}
    </>
  )
}

function AddEvidence({ incidentId }: { incidentId: number }) {
  const uploads = useUploads()
  return (
    <div className={styles.adding}>
      <ChooseFiles
        id="evidence-files"
        isDisabled={uploads.isSending}
        onFiles={(files) => void uploads.send(incidentId, files)}
      />
      {uploads.list.length > 0 && <UploadList uploads={uploads} />}
      {uploads.failed > 0 && !uploads.isSending && (
        <Button kind="secondary" onClick={() => void uploads.retry(incidentId)}>
          Отправить ещё раз
        </Button>
      )}
    </div>
  )
}
