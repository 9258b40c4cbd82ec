import type { MicrotraumaSummary } from '@ot/contract'
import { addressOf, MICROTRAUMA_STATUS_LABELS, PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../../ui/record-table.tsx'
import { happenedText, inquiryText, lateMeasuresText, MICROTRAUMA_TONES } from '../microtrauma-texts.ts'

const HEADS = ['Номер', 'Когда и где', 'Пострадавший', 'Характер', 'Состояние'] as const

export function MicrotraumaTable({ microtraumas }: { microtraumas: readonly MicrotraumaSummary[] }) {
  return (
    <RecordTable label="Микротравмы" heads={HEADS}>
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
      <RecordCell label={HEADS[1]}>
        <span>{happenedText(microtrauma)}</span>
        <CellNote>{place}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[2]}>
        <span>{fullname}</span>
        <CellNote>
          {lowerFirst(position)}, {department}
        </CellNote>
      </RecordCell>
      <RecordCell label={HEADS[3]}>{injury}</RecordCell>
      <RecordCell label={HEADS[4]}>
        <Badge tone={MICROTRAUMA_TONES[status]}>{MICROTRAUMA_STATUS_LABELS[status]}</Badge>
        {term !== '' && <CellNote isLate={isOverdue}>{term}</CellNote>}
        {measuresOverdue > 0 && <CellNote isLate>{lateMeasuresText(measuresOverdue)}</CellNote>}
      </RecordCell>
    </tr>
  )
}
