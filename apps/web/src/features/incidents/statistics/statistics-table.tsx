import type { YearStatistics } from '@ot/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { HeadcountDialog } from './headcount-dialog.tsx'
import styles from './statistics.module.css'

const HEADS = [
  ...(['Год', 'Случаи', 'Пострадавшие', 'Дни', 'Микротравмы', 'Численность', 'Кч', 'Кт', 'Кп'] as const),
] as const
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

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
    <tr>
      <RecordName isShort>{year.year}</RecordName>
      <RecordCell label={HEADS[1]}>
        <span>{accidents}</span>
        {serious > 0 && <CellNote>тяжёлых: {serious}</CellNote>}
        {notWorkRelated > 0 && <CellNote>не связано с производством: {notWorkRelated}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[2]}>
        <span>{victims}</span>
        {dead > 0 && <CellNote>погибших: {dead}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[3]}>
        <span>{daysLost}</span>
        {daysUnknown > 0 && <CellNote>не указаны у пострадавших: {daysUnknown}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[4]}>{microtraumas}</RecordCell>
      <RecordCell label={HEADS[5]}>
        <Headcount year={year} onAsk={onAsk} />
      </RecordCell>
      <Coefficient label={HEADS[6]} value={year.frequency} />
      <Coefficient label={HEADS[7]} value={year.severity} />
      <Coefficient label={HEADS[8]} value={year.loss} />
    </tr>
  )
}

function Coefficient({ label, value }: { label: string; value: number | null }) {
  return (
    <RecordCell label={label} className={styles.coefficient}>
      {value === null ? '—' : numbers.format(value)}
    </RecordCell>
  )
}

function Headcount({ year, onAsk }: { year: YearStatistics; onAsk: () => void }) {
  const { mayChange } = useIncidentsScope()
  const { headcount, isHeadcountTold } = year
  return (
    <>
      <span>{headcount === null ? 'не указана' : numbers.format(headcount)}</span>
      {headcount !== null && !isHeadcountTold && <CellNote>из карточки организации</CellNote>}
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
    </>
  )
}
