import { conformityProblem, EVENT_FIELD_LABELS, eventFactText, eventLabels } from '@ot/domain'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useState } from 'react'
import { focusNamed } from '../../../lib/focus-order.ts'
import { Button } from '../../../ui/button.tsx'
import { CellNote } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { DayText, RowDetails } from '../table/row-text.tsx'
import { EventActions } from './event-actions.tsx'
import { deadlineColumn, periodColumn } from './event-columns.tsx'
import { PersonalCard } from './personal-card.tsx'
import { amountText, type PpeRow, ppeRows } from './ppe-rows.ts'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

const EMPTY =
  'Средств защиты пока нет. Заполните их по нормам должности: наименования, количество и сроки носки.'

const NAME: TabName<PpeRow> = {
  title: EVENT_FIELD_LABELS.ppe,
  name: ({ event }) => event.name,
  note: ({ event }) => (
    <>
      <Papers of={event} />
      <RowDetails
        details={[
          [EVENT_FIELD_LABELS.size, event.size],
          [EVENT_FIELD_LABELS.model, event.model],
          [EVENT_FIELD_LABELS.certificate, event.certificate],
          [EVENT_FIELD_LABELS.usableUntil, eventFactText('usableUntil', event.usableUntil)],
        ]}
      />
    </>
  ),
}

const columns = (slots: EventDialogSlots): TabColumn<PpeRow>[] => [
  {
    key: 'norm',
    title: EVENT_FIELD_LABELS.norm,
    cell: ({ event }) => event.norm ?? amountText(event.quantity, event.unit),
  },
  periodColumn(),
  {
    key: 'issued',
    title: eventLabels('ppe', 'issuance').handedOver,
    cell: ({ event }) => <Movement event={event} />,
  },
  {
    key: 'returned',
    title: eventLabels('ppe', 'return').handedOver,
    cell: ({ returning }) => <Movement event={returning} />,
  },
  {
    key: 'onHand',
    title: EVENT_FIELD_LABELS.onHand,
    cell: ({ event }) => (event.onHand === 0 ? null : amountText(event.onHand, event.unit)),
  },
  deadlineColumn(slots),
]

/** What is wrong with the certificate or the declaration of what was issued. */
function Papers({ of: event }: { of: PpeRow['event'] }) {
  const problem = conformityProblem(event, event.date)
  return problem === null ? null : <CellNote isLate>{problem}</CellNote>
}

function Movement({ event }: { event: PpeRow['returning'] }) {
  if (event === null || event.date === null) return null
  return (
    <>
      <DayText day={event.date} />
      <CellNote>{amountText(event.handedOver, event.unit)}</CellNote>
    </>
  )
}

function actions({ event, returning }: PpeRow, slots: EventDialogSlots) {
  return (
    <EventActions event={event} slots={slots} others={returning === null ? [] : [returning]}>
      {returning !== null && event.onHand > 0 && (
        <RowAction
          {...focusNamed('return', returning.id)}
          label="Вернуть"
          icon={IconArrowBackUp}
          onClick={() => slots.complete.open({ events: [returning], by: 'return' })}
        />
      )}
    </EventActions>
  )
}

export function PpeTab() {
  const [isCard, setCard] = useState(false)
  if (isCard) return <PersonalCard onClose={() => setCard(false)} />
  return (
    <SectionTab
      section="ppe"
      toRows={ppeRows}
      name={NAME}
      columns={columns}
      empty={EMPTY}
      actions={actions}
      tools={(rows) =>
        rows.length > 0 && (
          <Button kind="secondary" onClick={() => setCard(true)}>
            Личная карточка
          </Button>
        )
      }
    />
  )
}
