import { useQuery } from '@tanstack/react-query'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PrintHead } from '../../../ui/print-head.tsx'
import { saveStatistics, statisticsQuery } from '../api/statistics.ts'
import { IncidentsArea } from '../incidents-area.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './statistics.module.css'
import { StatisticsTable } from './statistics-table.tsx'

const TITLE = 'Статистика травматизма'

/** /notifications/incident-statistics */
export function StatisticsPage() {
  return (
    <IncidentsArea title={TITLE}>
      <Statistics />
    </IncidentsArea>
  )
}

function Statistics() {
  const { company } = useIncidentsScope()
  const years = useQuery(statisticsQuery(company.id))
  const file = useWork()
  return (
    <>
      <PageHeading title={TITLE}>
        <Button
          kind="secondary"
          isBusy={file.isRunning}
          onClick={() => void file.run(() => saveStatistics(company.id))}
        >
          Скачать Excel
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          Печать
        </Button>
      </PageHeading>
      <PrintHead />
      {file.failure !== null && <FormError text={file.failure} />}
      <Loaded of={years}>{(listed) => <StatisticsTable years={listed} />}</Loaded>
      <div className={styles.notes}>
        <p>
          <strong>Кч</strong> — частота: пострадавших на 1000 работников. <strong>Кт</strong> — тяжесть: дней
          нетрудоспособности на одного пострадавшего без погибших. <strong>Кп</strong> — потери: дней
          нетрудоспособности на 1000 работников.
        </p>
        <p>
          Отменённые происшествия и случаи, не связанные с производством, не считаются. Дни нетрудоспособности
          берутся из карточек пострадавших, год — по дню происшествия.
        </p>
      </div>
    </>
  )
}
