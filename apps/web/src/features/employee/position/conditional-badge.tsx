import { Badge } from '../../../ui/badge.tsx'
import styles from './position.module.css'

/** Holds only when its condition is confirmed at the workplace. */
export function ConditionalBadge({ isConditional }: { isConditional: boolean }) {
  if (!isConditional) return null
  return (
    <span className={styles.conditional}>
      <Badge tone="unknown">по условию</Badge>
    </span>
  )
}
