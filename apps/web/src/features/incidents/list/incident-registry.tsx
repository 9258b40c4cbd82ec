import type { IncidentSummary } from '@ot/contract'
import { INCIDENT_DEGREE_LABELS, INCIDENT_STATUS_LABELS, PAGES } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { pickedWords, soughtWords } from '../../../ui/chosen-words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { keptSearch } from '../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type IncidentsFilter, incidentsQuery } from '../api/incidents.ts'
import { searchOf } from '../fields/filter-values.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { type Journal, JournalDialog } from '../journal/journal-dialog.tsx'
import { IncidentFilters } from './incident-filters.tsx'
import { INCIDENT_COLUMNS, IncidentTable } from './incident-table.tsx'
import styles from './registry.module.css'
import { incidentsView } from './registry-view.ts'

const JOURNAL = 'zhurnal-registratsii-neschastnyh-sluchaev'
const EVERYTHING: IncidentsFilter = { status: null, degree: null, year: null, q: '' }

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
          <Incidents incidents={incidents} isEmpty={isEmpty} onShowAll={() => show(EVERYTHING)} />
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
      const { answer, headers } = await callWithHeaders('POST /api/templates/:id/draft', {
        params: { id: JOURNAL },
        body: { ...period, date, format },
      })
      saveFile(answer, fileName(headers, `Журнал несчастных случаев.${format}`))
    },
    async register(client, period, idempotencyKey) {
      const body = { ...period, date, templateId: JOURNAL }
      const registered = await call('POST /api/documents', { body }, { idempotencyKey })
      await client.invalidateQueries({ queryKey: ['documents', period.companyId] })
      return registered
    },
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
