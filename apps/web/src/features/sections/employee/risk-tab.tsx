import type { EventOf } from '@ot/contract'
import { EVENT_FIELD_LABELS } from '@ot/domain'
import { counted } from '@ot/text'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { RiskCard } from '../risk/risk-card.tsx'
import { RiskLevelBadge } from '../risk/risk-level-badge.tsx'
import { RiskMatrix } from '../risk/risk-matrix.tsx'
import { dateColumn, deadlineColumn, type EventLine, eventRows, periodColumn } from './event-columns.tsx'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

type Risk = EventOf<'risk'>
type Row = EventLine<Risk>

const EMPTY =
  'Карты рисков пока нет. Заполните по нормам: опасности профессии подставятся сами, вероятность и тяжесть оценит организация.'

const NAME: TabName<Row> = { title: 'Карта', name: ({ event }) => event.name }

const columns = (slots: EventDialogSlots): TabColumn<Row>[] => [
  {
    key: 'level',
    title: EVENT_FIELD_LABELS.riskLevel,
    cell: ({ event }) =>
      event.riskLevel === null ? 'не проводилось' : <RiskLevelBadge level={event.riskLevel} />,
  },
  {
    key: 'hazards',
    title: EVENT_FIELD_LABELS.hazards,
    cell: ({ event }) => (event.hazards.length === 0 ? null : event.hazards.length),
  },
  dateColumn('Оценка'),
  periodColumn(),
  deadlineColumn(slots),
]

export function RiskTab() {
  return (
    <SectionTab
      section="risk"
      toRows={eventRows<Risk>}
      name={NAME}
      columns={columns}
      empty={EMPTY}
      after={(rows) => (
        <>
          <RiskMatrix />
          {rows
            .filter(({ event }) => event.hazards.length > 0)
            .map(({ event }) => (
              <RiskCard
                key={event.id}
                title={`${event.name}: ${counted(event.hazards.length, ['опасность', 'опасности', 'опасностей'])}`}
                lines={event.hazards}
              />
            ))}
        </>
      )}
    />
  )
}
