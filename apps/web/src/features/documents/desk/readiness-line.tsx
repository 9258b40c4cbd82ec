import { documentsText } from '../../../lib/document-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TemplateReadiness } from '../template-state.ts'
import styles from './readiness-line.module.css'

/** How many papers there are and in what state. */
export function ReadinessLine({ of: { total, ready, lines, blocked } }: { of: TemplateReadiness }) {
  return (
    <span className={styles.line}>
      <span className={styles.total}>{documentsText(total)}</span>
      {ready > 0 && <Badge tone="success">готовы к печати: {ready}</Badge>}
      {lines > 0 && <Badge tone="unknown">заполнить от руки: {lines}</Badge>}
      {blocked > 0 && <Badge tone="warning">не формируются: {blocked}</Badge>}
    </span>
  )
}
