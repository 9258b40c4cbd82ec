import type { IncidentSummary } from '@ot/contract'
import { INCIDENT_DEGREE_LABELS, INCIDENT_STATUS_LABELS, PAGES } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { registerDocument } from '../../../lib/company/documents.ts'
import { ALL_INCIDENTS, type IncidentsFilter, incidentsQuery } from '../../../lib/company/incidents.ts'
import { getDraftOf } from '../../../lib/company/templates.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { pickedWords, soughtWords } from '../../../ui/chosen-words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { keptSearch } from '../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { searchOf } from '../fields/filter-values.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { type Journal, JournalDialog } from '../journal/journal-dialog.tsx'
import { IncidentFilters } from './incident-filters.tsx'
import { INCIDENT_COLUMNS, IncidentTable } from './incident-table.tsx'
import styles from './registry.module.css'
import { incidentsView } from './registry-view.ts'

const JOURNAL = 'zhurnal-registratsii-neschastnyh-sluchaev'

export function IncidentRegistry() {
  const { company, mayChange, today } = useIncidentsScope()
  const [isPrinting, setPrinting] = useState(false)
  const address = useSearch()
  const view = incidentsView(address)
  const navigate = useNavigate()
  const show = useCallback(
    (next: IncidentsFilter) => {
      const search = { ...searchOf(next), ...keptSearch(address) }
      void navigate({ to: PAGES.notificationsIncidents.path, search, replace: true, resetScroll: false })
    },
    [navigate, address],
  )
  const list = useQuery(incidentsQuery(company.id, view))
  const isEmpty = Object.keys(searchOf(view)).length === 0 && list.data?.length === 0
  return (
    <>
      {isEmpty ? (
        <ListHead title="Происшествия" />
      ) : (
        <ListHead
          title="Происшествия"
          tools={<ListTools list="notificationsIncidents" columns={INCIDENT_COLUMNS} />}
          actions={
            <Button kind="secondary" onClick={() => setPrinting(true)}>
              Журнал
            </Button>
          }
          primary={
            mayChange && (
              <Link to={PAGES.incidentsNew.path} className={buttonClass()}>
                <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Сообщить о происшествии
              </Link>
            )
          }
          filters={<IncidentFilters view={view} onChange={show} />}
          chosen={[
            soughtWords(view.q),
            pickedWords('состояние', view.status && INCIDENT_STATUS_LABELS[view.status].toLowerCase()),
            pickedWords('степень', view.degree && INCIDENT_DEGREE_LABELS[view.degree]),
            pickedWords('год', view.year),
          ]}
        />
      )}
      <Loaded of={list}>
        {(incidents) => (
          <Incidents incidents={incidents} isEmpty={isEmpty} onShowAll={() => show(ALL_INCIDENTS)} />
        )}
      </Loaded>
      <JournalDialog
        journal={incidentJournal(today)}
        isOpen={isPrinting}
        onClose={() => setPrinting(false)}
      />
    </>
  )
}

interface IncidentsProps {
  incidents: readonly IncidentSummary[]
  isEmpty: boolean
  onShowAll: () => void
}

function Incidents({ incidents, isEmpty, onShowAll }: IncidentsProps) {
  if (incidents.length > 0)
    return (
      <>
        <IncidentTable incidents={incidents} />
        <p className={styles.kept}>
          Материалы расследования хранят 45 лет: происшествие нельзя удалить, его можно только отменить с
          указанием причины.
        </p>
      </>
    )
  if (isEmpty) return <NoIncidents />
  return (
    <EmptyState title="Нет происшествий, соответствующих выбранным фильтрам.">
      <Button kind="secondary" onClick={onShowAll}>
        Показать все происшествия
      </Button>
    </EmptyState>
  )
}

/** 223н, form 11. */
function incidentJournal(date: string): Journal {
  return {
    title: 'Журнал регистрации несчастных случаев',
    async save(period, format) {
      const paper = { id: JOURNAL, name: 'Журнал несчастных случаев' }
      const { bytes, name } = await getDraftOf(paper, { ...period, date, format })
      saveFile(bytes, name)
    },
    register: (client, period, idempotencyKey) =>
      registerDocument(client, { ...period, date, templateId: JOURNAL }, idempotencyKey),
  }
}

function NoIncidents() {
  const { mayChange } = useIncidentsScope()
  return (
    <EmptyState title="Происшествий не записано — пусть так и останется.">
      <p>
        Если человек пострадал на работе, запишите это с телефона прямо на месте. Сервис посчитает сроки
        извещений и расследования, проведёт по шагам и подготовит бумаги до акта Н-1.
      </p>
      {mayChange && (
        <Link to={PAGES.incidentsNew.path} className={buttonClass()}>
          Сообщить о происшествии
        </Link>
      )}
    </EmptyState>
  )
}
