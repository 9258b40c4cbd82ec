import type { MicrotraumaSummary } from '@ot/contract'
import { addressOf, MICROTRAUMA_STATUS_LABELS, PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { HideableColumn } from '../../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../../ui/list-view/use-list-view.ts'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../../ui/record-table.tsx'
import { happenedText, inquiryText, lateMeasuresText, MICROTRAUMA_TONES } from '../microtrauma-texts.ts'

const WHEN = 'Когда и где'
const WHO = 'Пострадавший'
const INJURY = 'Характер'
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
  const term = inquiryText(microtrauma)
  return (
    <tr>
      <RecordName isShort>
        <Link to={addressOf(PAGES.microtrauma, id)}>{label}</Link>
      </RecordName>
      <RecordCell label={WHEN}>
        <span>{happenedText(microtrauma)}</span>
        <CellNote>{place}</CellNote>
      </RecordCell>
      <RecordCell label={WHO}>
        <span>{fullname}</span>
        <CellNote>
          {lowerFirst(position)}, {department}
        </CellNote>
      </RecordCell>
      <RecordCell label={INJURY}>{injury}</RecordCell>
      <RecordCell label={STATUS}>
        <Badge tone={MICROTRAUMA_TONES[status]}>{MICROTRAUMA_STATUS_LABELS[status]}</Badge>
        {term !== '' && <CellNote isLate={isOverdue}>{term}</CellNote>}
        {measuresOverdue > 0 && <CellNote isLate>{lateMeasuresText(measuresOverdue)}</CellNote>}
      </RecordCell>
    </tr>
  )
}
