import type { EventOf } from '@ot/contract'
import { EVENT_FIELD_LABELS, MEDICAL_CONCLUSION_LABELS, type MedicalConclusion } from '@ot/domain'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { RowDetails } from '../table/row-text.tsx'
import { dateColumn, deadlineColumn, type EventLine, eventRows, periodColumn } from './event-columns.tsx'
import styles from './section-sheet.module.css'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

type Medical = EventOf<'medical'>
type Row = EventLine<Medical>

const EMPTY =
  'Медосмотров пока нет. Заполните их по нормам должности: пункты приказа №\u00a029н зависят от работ и вредных факторов.'

const TONES = {
  fit: 'success',
  restricted: 'warning',
  unfit: 'danger',
} satisfies Record<MedicalConclusion, BadgeTone>

const NAME: TabName<Row> = {
  title: 'Осмотр',
  name: ({ event }) => event.name,
  note: ({ event }) => <RowDetails details={[[EVENT_FIELD_LABELS.organisation, event.organisation]]} />,
}

const columns = (slots: EventDialogSlots): TabColumn<Row>[] => [
  { key: 'factor', title: 'Пункт 29н', cell: ({ event }) => event.factorNumber },
  dateColumn('Пройден'),
  periodColumn(),
  deadlineColumn(slots),
  {
    key: 'conclusion',
    title: EVENT_FIELD_LABELS.conclusion,
    isShort: true,
    cell: ({ event }) =>
      event.conclusion === null ? null : (
        <Badge tone={TONES[event.conclusion]}>{MEDICAL_CONCLUSION_LABELS[event.conclusion]}</Badge>
      ),
  },
]

export function MedicalTab() {
  return (
    <SectionTab
      section="medical"
      toRows={eventRows<Medical>}
      name={NAME}
      columns={columns}
      empty={EMPTY}
      note={
        <p className={styles.aside}>
          Здесь хранится только вывод медорганизации. Диагнозы и результаты обследований — врачебная тайна: не
          вносите их.
        </p>
      }
    />
  )
}
