import type { RiskLine } from '@ot/contract'
import { riskLevel, riskScore } from '@ot/domain'
import { SortedTable, type TableColumn } from '../table/record-table.tsx'
import styles from './risk-card.module.css'
import { RiskLevelBadge } from './risk-level-badge.tsx'

interface Row {
  id: number
  line: RiskLine
  score: number
}

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'danger',
    title: 'Опасность и событие',
    cell: ({ line }) => (
      <>
        <span className={styles.danger}>
          {line.code !== null && <span className={styles.code}>{line.code} </span>}
          {line.danger}
        </span>
        <span className={styles.hazard}>{line.hazard}</span>
      </>
    ),
  },
  { key: 'probability', title: 'P', isNumber: true, cell: ({ line }) => line.probability },
  { key: 'severity', title: 'S', isNumber: true, cell: ({ line }) => line.severity },
  { key: 'score', title: 'R', isNumber: true, cell: ({ score }) => score },
  { key: 'level', title: 'Уровень', cell: ({ score }) => <RiskLevelBadge level={riskLevel(score)} /> },
  {
    key: 'measures',
    title: 'Меры',
    cell: ({ line }) =>
      line.measures.length === 0 ? null : (
        <ul className={styles.measures}>
          {line.measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      ),
  },
]

/** The lines of an assessment, the gravest first. */
export function RiskCard({ title, lines }: { title: string; lines: readonly RiskLine[] }) {
  const rows = lines
    .map((line, index) => ({ id: index, line, score: riskScore(line.probability, line.severity) }))
    .toSorted((left, right) => right.score - left.score)
  return (
    <section className={styles.card}>
      <h3>{title}</h3>
      <SortedTable label={title} columns={COLUMNS} rows={rows} />
    </section>
  )
}
