import type { MicrotraumaSummary } from '@ot/contract'
import { addressOf, MICROTRAUMA_FIELD_LABELS, MICROTRAUMA_STATUS_LABELS, PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { HideableColumn } from '../../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../../ui/list-view/use-list-view.ts'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../../../ui/record-table.tsx'
import styles from '../../list/registry.module.css'
import { happenedText, inquiryText, lateMeasuresText, MICROTRAUMA_TONES } from '../microtrauma-texts.ts'

const WHEN = 'Когда и где'
const WHO = MICROTRAUMA_FIELD_LABELS.employeeId
const INJURY = MICROTRAUMA_FIELD_LABELS.injury
const STATUS = 'Состояние'

export const MICROTRAUMA_COLUMNS: readonly HideableColumn[] = [
  { key: 'when', label: WHEN },
  { key: 'who', label: WHO },
  { key: 'injury', label: INJURY },
  { key: 'status', label: STATUS },
]
const HEADS = ['Номер', ...MICROTRAUMA_COLUMNS.map(({ label }) => label)]

export function MicrotraumaTable({ microtraumas }: { microtraumas: readonly MicrotraumaSummary[] }) {
  const hidden = useHiddenHeads('microtraumas', MICROTRAUMA_COLUMNS)
  return (
    <RecordTable label="Микротравмы" heads={HEADS} hidden={hidden}>
      {microtraumas.map((microtrauma) => (
        <MicrotraumaRow key={microtrauma.id} microtrauma={microtrauma} />
      ))}
    </RecordTable>
  )
}

function MicrotraumaRow({ microtrauma }: { microtrauma: MicrotraumaSummary }) {
  const { id, label, place, fullname, position, department, injury, status } = microtrauma
  const { isOverdue, measuresOverdue } = microtrauma
  const late = measuresOverdue > 0 ? lateMeasuresText(measuresOverdue) : ''
  const terms = [late, inquiryText(microtrauma)].filter((text) => text !== '')
  return (
    <FoldedRow className={styles.incident} isCard>
      <RecordName isShort>
        <Link to={addressOf(PAGES.microtrauma, id)}>{label}</Link>
      </RecordName>
      <RecordCell label={WHEN} className={styles.when}>
        <CellLine>{happenedText(microtrauma)}</CellLine>
        <CellNote>{place}</CellNote>
      </RecordCell>
      <RecordCell label={WHO} className={styles.whom}>
        <span className={styles.victim}>
          {fullname}
          <CellNote>
            {lowerFirst(position)}, {department}
          </CellNote>
        </span>
      </RecordCell>
      <RecordCell label={INJURY} className={styles.next}>
        {injury}
      </RecordCell>
      <RecordCell label={STATUS} className={styles.state}>
        <Badge tone={MICROTRAUMA_TONES[status]}>{MICROTRAUMA_STATUS_LABELS[status]}</Badge>
        {terms.length > 0 && <CellNote isLate={isOverdue || late !== ''}>{terms.join(' · ')}</CellNote>}
      </RecordCell>
    </FoldedRow>
  )
}
