import type { RegistryCheck } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type RegistryPeriod, saveRegistryFile } from '../api/training-registry.ts'
import { useRecordsScope } from '../records-scope.ts'
import styles from './registry.module.css'

const RECORDS = ['запись', 'записи', 'записей'] as const

interface RegistryOutcomeProps {
  period: RegistryPeriod
  check: RegistryCheck
}

/** How many records the file will hold, and what the rest lacks, employee by employee. */
export function RegistryOutcome({ period, check: { records, incomplete } }: RegistryOutcomeProps) {
  const { company } = useRecordsScope()
  const work = useWork()
  return (
    <section className={styles.part}>
      <h3>Файл для реестра</h3>
      <p>{recordsText(records, incomplete.length)}</p>
      {records > 0 && (
        <Button
          isBusy={work.isRunning}
          onClick={() => void work.run(() => saveRegistryFile(company.id, period))}
        >
          <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать XML
        </Button>
      )}
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      {incomplete.length > 0 && (
        <>
          <h4 className={styles.lackTitle}>Чего не хватает</h4>
          <ul className={styles.list}>
            {incomplete.map(({ eventId, employeeId, fullname, programme, date, missing }) => (
              <li key={`${eventId} ${date}`} className={styles.line}>
                <Link to={employeeAddress(employeeId, 'trainingTab')}>{fullname}</Link>
                <span className={styles.programme}>
                  {programme}, {shortDate(date)}
                </span>
                <span className={styles.missing}>Не указано: {missing.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export function recordsText(records: number, incomplete: number): string {
  if (records === 0 && incomplete === 0)
    return 'За этот период нет проверок знания по программам, которые ведёт реестр.'
  const ready = `В файл войдёт ${counted(records, RECORDS)}.`
  return incomplete === 0
    ? ready
    : `${ready} Не войдёт ${counted(incomplete, RECORDS)}: сведения заполнены не до конца.`
}
