import type { EventAnswer } from '@ot/contract'
import { PAGES, type Section, type SectionPlace, sectionPath } from '@ot/domain'
import { type ComponentType, useState } from 'react'
import { sectionText } from '../../../../lib/company/tariff-texts.ts'
import { useDialogSlot } from '../../../../lib/use-dialog-slot.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { TariffNotice } from '../../../../ui/company/tariff-notice.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { later } from '../../../../ui/later.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { type EventDialogSlots, EventDialogs, useEventDialogs } from '../../dialogs/event-dialogs.tsx'
import { PrintButton } from '../../print/print-button.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { RegistryButton } from '../../registry/registry-button.tsx'
import { SECTION_SPECS } from '../../section-specs.ts'
import { sectionWordsOf } from '../../section-words.ts'
import type { LoadedSection } from '../api/use-section-rows.ts'
import { isInMemo } from '../row-selection.ts'
import { noRowsText, nothingText, sectionPlaceText } from '../texts.ts'
import { useSectionDesk } from '../use-section-desk.ts'
import { SectionActions } from './section-actions.tsx'
import { SectionHead } from './section-head.tsx'
import type { RowWork } from './section-row.tsx'
import { SectionTable } from './section-table.tsx'
import { SelectionBar } from './selection-bar.tsx'

const TrainingHint = later(async () => (await import('./training-hint.tsx')).TrainingHint)
const AddEventsDialog = later(async () => (await import('../dialogs/add-events-dialog.tsx')).AddEventsDialog)

/** Forms a memo of the selected rows; each opening is a new one. */
export type NewMemoForm = ComponentType<{
  section: Section
  rows: readonly EventAnswer[]
  /** A row taken out of the memo goes back to the list. */
  onReturn: (eventId: number) => void
  onCreated: () => void
}>

interface SectionDeskProps {
  place: SectionPlace
  section: Section
  loaded: LoadedSection
  NewMemo: NewMemoForm | null
}

/** Every row of a section, or what is due of it, and all that is done with rows. */
export function SectionDesk({ place, section, loaded, NewMemo }: SectionDeskProps) {
  const { company, rows } = loaded
  const { mayChange } = useRecordsScope()
  const desk = useSectionDesk(place, section, loaded)
  const { selection, shown } = desk
  const dialogs = useEventDialogs()
  const adding = useDialogSlot<readonly number[]>()
  const memo = useDialogSlot<readonly EventAnswer[]>()
  const exporting = useWork()
  const work = useRowWork(selection.toggle, dialogs)

  function complete(): void {
    const [first, ...others] = selection.selected
    if (first !== undefined) dialogs.complete.open({ events: [first, ...others], by: 'box' })
  }

  return (
    <>
      <SectionHead
        desk={desk}
        hint={
          <>
            <p>
              {sectionPlaceText(place, section)}{' '}
              {place === 'due' && <Link to={sectionPath('register', section)}>Все записи раздела</Link>}
            </p>
            {section === 'training' && <TrainingHint company={company} />}
          </>
        }
        actions={
          <SectionActions
            canAdd={mayChange}
            canExport={rows.length > 0}
            exporting={exporting}
            onAdd={() => adding.open([...new Set(selection.selected.map(({ employeeId }) => employeeId))])}
            onExport={() => void exporting.run(() => save(company.id, section, place))}
          >
            <SectionTools section={section} />
          </SectionActions>
        }
      />
      {mayChange && <TariffNotice companyId={company.id} say={sectionText(section)} />}
      {exporting.failure !== null && (
        <Notice kind="danger" role="alert">
          {exporting.failure}
        </Notice>
      )}
      {shown.length === 0 ? (
        <NoRows place={place} section={section} isFiltered={rows.length > 0} onReset={desk.reset} />
      ) : (
        <SectionTable desk={desk} section={section} mayChange={mayChange} work={work} />
      )}
      {mayChange && rows.length > 0 && (
        <SelectionBar
          selection={selection}
          completeLabel={completeLabel(section, selection.selected)}
          isAllInMemos={rows.every(isInMemo)}
          isCards={desk.isCards}
          onComplete={complete}
          onFormMemo={NewMemo === null ? null : () => memo.open(selection.selected)}
        />
      )}
      <EventDialogs slots={dialogs} person={null} onCompleted={selection.clear} />
      {adding.about !== null && (
        <AddEventsDialog
          key={adding.opening}
          section={section}
          staff={loaded}
          chosen={adding.about}
          isOpen={adding.isOpen}
          onClose={adding.close}
        />
      )}
      {NewMemo !== null && memo.about !== null && (
        <NewMemo
          key={memo.opening}
          section={section}
          rows={memo.about}
          onReturn={selection.toggle}
          onCreated={selection.clear}
        />
      )}
    </>
  )
}

async function save(companyId: number, section: Section, place: SectionPlace): Promise<void> {
  const { exportSection } = await import('../api/export-section.ts')
  await exportSection(companyId, section, place)
}

/** The same functions for as long as the page stands, so that rows are not drawn anew. */
function useRowWork(toggle: RowWork['toggle'], { complete, history, basis }: EventDialogSlots): RowWork {
  const [work] = useState<RowWork>(() => ({
    toggle,
    complete: (row) => complete.open({ events: [row], by: 'mark' }),
    showHistory: (row) => history.open([row]),
    explain: basis.open,
  }))
  return work
}

function completeLabel(section: Section, [first]: readonly EventAnswer[]): string {
  return first === undefined ? SECTION_SPECS[section].words.complete : sectionWordsOf(first).complete
}

interface NoRowsProps {
  place: SectionPlace
  section: Section
  /** There are rows, but the filters leave none. */
  isFiltered: boolean
  onReset: () => void
}

function NoRows({ place, section, isFiltered, onReset }: NoRowsProps) {
  return (
    <EmptyState title={nothingText(section)}>
      {isFiltered ? (
        <Button kind="secondary" onClick={onReset}>
          Показать все
        </Button>
      ) : (
        <p>{noRowsText(place, section)}</p>
      )}
    </EmptyState>
  )
}

/** What only this section has beside its rows. */
function SectionTools({ section }: { section: Section }) {
  switch (section) {
    case 'training':
      return (
        <>
          <UnscheduledLink />
          <RegistryButton />
        </>
      )
    case 'sout':
      return (
        <>
          <Link to={PAGES.employeesWorkplaces.path} className={buttonClass('secondary')}>
            Рабочие места
          </Link>
          <PrintButton section={section} />
        </>
      )
    case 'risk':
      return (
        <>
          <Link
            to={PAGES.employeesUnscheduled.path}
            search={{ cause: 'hazard' }}
            className={buttonClass('secondary')}
          >
            Новая опасность
          </Link>
          <PrintButton section={section} />
        </>
      )
    case 'briefing':
      return (
        <>
          <UnscheduledLink />
          <PrintButton section={section} />
        </>
      )
    default:
      return <PrintButton section={section} />
  }
}

/** Something has happened that asks many for what is out of turn. */
function UnscheduledLink() {
  return (
    <Link to={PAGES.employeesUnscheduled.path} className={buttonClass('secondary')}>
      Внеплановые
    </Link>
  )
}
