import {
  HAZARD_FIELD_LABELS,
  PROBABILITY_LABELS,
  RISK_LEVEL_ACTIONS,
  RISK_LEVELS,
  riskLevel,
  riskScore,
  SEVERITY_LABELS,
} from '@ot/domain'
import { RiskLevelBadge } from './risk-level-badge.tsx'
import styles from './risk-matrix.module.css'

const DEGREES = [1, 2, 3, 4, 5]

/** How a level comes from probability and severity, and what it asks for. */
export function RiskMatrix() {
  return (
    <details className={styles.legend}>
      <summary>Матрица 5×5: как определяется уровень</summary>
      <div className={styles.parts}>
        <table className={styles.matrix}>
          <caption>R = P × S</caption>
          <thead>
            <tr>
              <th scope="col">P \ S</th>
              {DEGREES.map((severity) => (
                <th key={severity} scope="col">
                  {severity}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DEGREES.toReversed().map((probability) => (
              <tr key={probability}>
                <th scope="row">{probability}</th>
                {DEGREES.map((severity) => {
                  const score = riskScore(probability, severity)
                  return (
                    <td key={severity} className={styles[riskLevel(score)]}>
                      {score}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <Degrees title={HAZARD_FIELD_LABELS.probability} labels={PROBABILITY_LABELS} />
        <Degrees title={HAZARD_FIELD_LABELS.severity} labels={SEVERITY_LABELS} />
        <ul className={styles.actions}>
          {RISK_LEVELS.map((level) => (
            <li key={level}>
              <RiskLevelBadge level={level} /> {RISK_LEVEL_ACTIONS[level]}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function Degrees({ title, labels }: { title: string; labels: readonly string[] }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ol className={styles.degrees}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </div>
  )
}
