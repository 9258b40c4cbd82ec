import type { EventAnswer, EventOf } from '@ot/contract'
import { SECTION_LABELS, type Section, sortRows } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { sectionText } from '../../../lib/company/tariff-texts.ts'
import type { Load } from '../../../lib/load.ts'
import { Button } from '../../../ui/button.tsx'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { employeeEventsQuery } from '../api/event-queries.ts'
import { type EventDialogSlots, EventDialogs, useEventDialogs } from '../dialogs/event-dialogs.tsx'
import { NormsButton } from '../norms/norms-button.tsx'
import { PrintButton } from '../print/print-button.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { SECTION_SPECS } from '../section-specs.ts'
import { EmployeeRecords } from './employee-records.tsx'
import { EmptySection } from './empty-section.tsx'
import { EventActions } from './event-actions.tsx'
import { SectionSheet } from './section-sheet.tsx'
import { type TabColumn, type TabName, TabTable } from './tab-table.tsx'

interface SectionTabProps<S extends Section, Row> {
  section: S
  /** Events → what stands in a line of the table. */
  toRows: (events: readonly EventOf<S>[]) => readonly Row[]
  name: TabName<Row>
  columns: (slots: EventDialogSlots) => readonly TabColumn<Row>[]
  /** Instead of the table, when there is nothing: what the section is for. */
  empty: string
  actions?: (row: Row, slots: EventDialogSlots) => ReactNode
  /** Beside the buttons of the tab. */
  tools?: (rows: readonly Row[]) => ReactNode
  /** Above the table: what is always worth knowing. */
  note?: ReactNode
  /** Under the table. */
  after?: (rows: readonly Row[]) => ReactNode
}

type SectionRow = { id: number; event: EventAnswer }

/** A tab of the employee's page: the records of one section and all that is done with them. */
export function SectionTab<S extends Section, Row extends SectionRow>(props: SectionTabProps<S, Row>) {
  return (
    <EmployeeRecords>
      <SectionRecords {...props} />
    </EmployeeRecords>
  )
}

function SectionRecords<S extends Section, Row extends SectionRow>(props: SectionTabProps<S, Row>) {
  const { section, toRows, name, columns, empty, actions, tools, note, after } = props
  const { company, employee } = useEmployeeScope()
  const { mayChange } = useRecordsScope()
  const events = useSectionEvents(employee.id, section)
  const slots = useEventDialogs()
  const rows = toRows(events.data ?? [])
  const add = () => slots.add.open({ section, employeeId: employee.id, person: employee })
  return (
    <SectionSheet
      section={section}
      title={SECTION_LABELS[section]}
      isEmpty={events.data?.length === 0}
      actions={
        <>
          {tools?.(rows)}
          {section !== 'training' && rows.length > 0 && (
            <PrintButton section={section} employeeId={employee.id} />
          )}
          {mayChange && <NormsButton employeeId={employee.id} isOnlyThing={events.data?.length === 0} />}
          {mayChange && (
            <Button kind="secondary" onClick={add}>
              <IconPlus size={20} stroke={1.6} aria-hidden="true" /> {SECTION_SPECS[section].words.add}
            </Button>
          )}
        </>
      }
    >
      {mayChange && <TariffNotice companyId={company.id} say={sectionText(section)} />}
      {note}
      <Loaded of={events}>
        {() =>
          rows.length === 0 ? (
            <EmptySection text={empty} />
          ) : (
            <>
              <TabTable
                label={SECTION_LABELS[section]}
                name={name}
                columns={columns(slots)}
                rows={rows}
                actions={(row) => actions?.(row, slots) ?? <EventActions event={row.event} slots={slots} />}
              />
              {after?.(rows)}
            </>
          )
        }
      </Loaded>
      <EventDialogs slots={slots} person={employee} />
    </SectionSheet>
  )
}

function useSectionEvents<S extends Section>(employeeId: number, section: S): Load<readonly EventOf<S>[]> {
  const isOfSection = (event: EventAnswer): event is EventOf<S> => event.section === section
  return useQuery({
    ...employeeEventsQuery(employeeId, section),
    select: (events) => sortRows(events.filter(isOfSection), 'deadline-ascending'),
  })
}
