import type { RiskLine } from '@ot/contract'
import { HAZARD_FIELD_LABELS, riskLevel, riskScore } from '@ot/domain'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import styles from './risk-card.module.css'
import { RiskLevelBadge } from './risk-level-badge.tsx'

interface Row {
  id: number
  line: RiskLine
  score: number
}

const HEADS = ['Опасность и событие', 'P', 'S', 'R', 'Уровень', HAZARD_FIELD_LABELS.measures] as const

/** The lines of an assessment, the gravest first. */
export function RiskCard({ title, lines }: { title: string; lines: readonly RiskLine[] }) {
  const rows = lines
    .map((line, index) => ({ id: index, line, score: riskScore(line.probability, line.severity) }))
    .toSorted((left, right) => right.score - left.score)
  return (
    <section className={styles.card}>
      <h3>{title}</h3>
      <RecordTable label={title} heads={HEADS}>
        {rows.map((row) => (
          <RiskRow key={row.id} {...row} />
        ))}
      </RecordTable>
    </section>
  )
}

/** As high as its words: it is read, and nothing is done with it. */
function RiskRow({ line, score }: Row) {
  return (
    <tr>
      <RecordName note={<CellNote>{line.hazard}</CellNote>}>
        {line.code !== null && <span className={styles.code}>{line.code} </span>}
        {line.danger}
      </RecordName>
      <RecordCell label={HEADS[1]}>{line.probability}</RecordCell>
      <RecordCell label={HEADS[2]}>{line.severity}</RecordCell>
      <RecordCell label={HEADS[3]}>{score}</RecordCell>
      <RecordCell label={HEADS[4]}>
        <RiskLevelBadge level={riskLevel(score)} />
      </RecordCell>
      <RecordCell label={HEADS[5]}>
        {line.measures.length > 0 && (
          <ul className={styles.measures}>
            {line.measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        )}
      </RecordCell>
    </tr>
  )
}
