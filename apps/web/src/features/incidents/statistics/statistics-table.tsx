import type { YearStatistics } from '@ot/contract'
import { roundedNumber } from '@ot/text'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../../ui/record-table.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { HeadcountDialog } from './headcount-dialog.tsx'
import styles from './statistics.module.css'

const HEADS = [
  ...(['Год', 'Случаи', 'Пострадавшие', 'Дни', 'Микротравмы', 'Численность', 'Кч', 'Кт', 'Кп'] as const),
] as const

export function StatisticsTable({ years }: { years: readonly YearStatistics[] }) {
  const [asked, setAsked] = useState<YearStatistics | null>(null)
  return (
    <div className={styles.table}>
      <RecordTable label="Травматизм по годам" heads={HEADS}>
        {years.map((year) => (
          <YearRow key={year.year} year={year} onAsk={() => setAsked(year)} />
        ))}
      </RecordTable>
      {asked !== null && <HeadcountDialog key={asked.year} year={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function YearRow({ year, onAsk }: { year: YearStatistics; onAsk: () => void }) {
  const { accidents, notWorkRelated, victims, serious, dead, daysLost, daysUnknown, microtraumas } = year
  return (
    <FoldedRow isCard>
      <RecordName isShort unfolds>
        {year.year}
      </RecordName>
      <RecordCell label={HEADS[1]}>
        <CellLine>{accidents}</CellLine>
        <Parts
          of={[
            serious > 0 && `тяжёлых: ${serious}`,
            notWorkRelated > 0 && `не связано с производством: ${notWorkRelated}`,
          ]}
        />
      </RecordCell>
      <RecordCell label={HEADS[2]}>
        <CellLine>{victims}</CellLine>
        <Parts of={[dead > 0 && `погибших: ${dead}`]} />
      </RecordCell>
      <RecordCell label={HEADS[3]}>
        <CellLine>{daysLost}</CellLine>
        <Parts of={[daysUnknown > 0 && `не указаны у пострадавших: ${daysUnknown}`]} />
      </RecordCell>
      <RecordCell label={HEADS[4]}>{microtraumas}</RecordCell>
      <RecordCell label={HEADS[5]}>
        <Headcount year={year} onAsk={onAsk} />
      </RecordCell>
      <Coefficient label={HEADS[6]} value={year.frequency} />
      <Coefficient label={HEADS[7]} value={year.severity} />
      <Coefficient label={HEADS[8]} value={year.loss} />
    </FoldedRow>
  )
}

/** What the number above it consists of, or does not hold. */
function Parts({ of }: { of: readonly (string | false)[] }) {
  const told = of.filter((part) => part !== false)
  return told.length > 0 && <CellNote>{told.join(', ')}</CellNote>
}

function Coefficient({ label, value }: { label: string; value: number | null }) {
  return (
    <RecordCell label={label} className={styles.coefficient}>
      {value === null ? '—' : roundedNumber(value)}
    </RecordCell>
  )
}

function Headcount({ year, onAsk }: { year: YearStatistics; onAsk: () => void }) {
  const { mayChange } = useIncidentsScope()
  const { headcount, isHeadcountTold } = year
  return (
    <>
      <span className={styles.headcount}>
        {headcount === null ? 'не указана' : roundedNumber(headcount)}
        {mayChange && (
          <Button
            kind="quiet"
            className={styles.change}
            aria-label={`Численность за ${year.year} год`}
            onClick={onAsk}
          >
            {headcount === null ? 'Указать' : 'Изменить'}
          </Button>
        )}
      </span>
      {headcount !== null && !isHeadcountTold && <CellNote>из карточки организации</CellNote>}
    </>
  )
}
