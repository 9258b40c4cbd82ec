import type { IncidentAnswer, IncidentPaper } from '@ot/contract'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { incidentPapersQuery } from '../../../lib/company/incidents.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { saveArchive } from './paper-calls.ts'
import { PaperList } from './paper-list.tsx'
import styles from './papers.module.css'

interface PapersTabProps {
  incident: IncidentAnswer
  isOpen: boolean
}

/** All papers of the investigation, in the order of its steps. */
export function PapersTab({ incident, isOpen }: PapersTabProps) {
  const papers = useQuery(incidentPapersQuery(incident.id))
  return (
    <Loaded of={papers}>
      {(all) => (
        <>
          <ArchiveButton incident={incident} papers={all} />
          <PaperList incident={incident} papers={all} label="Документы расследования" mayRegister={isOpen} />
        </>
      )}
    </Loaded>
  )
}

function ArchiveButton({ incident, papers }: { incident: IncidentAnswer; papers: readonly IncidentPaper[] }) {
  const { today } = useIncidentsScope()
  const client = useQueryClient()
  const work = useWork()
  const templateIds = [...new Set(papers.map(({ templateId }) => templateId))]
  return (
    <div className={styles.archive}>
      <p>
        Сведения, внесённые однажды, стоят во всех бумагах. Чего нет — напечатается строкой для записи от
        руки.
      </p>
      <Button
        kind="secondary"
        isBusy={work.isRunning}
        onClick={() => void work.run(() => saveArchive(client, incident, templateIds, today))}
      >
        <IconFileZip size={18} stroke={1.6} aria-hidden="true" /> Скачать все бумаги
      </Button>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </div>
  )
}
