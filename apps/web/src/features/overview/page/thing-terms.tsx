import type { Overview } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/badge.tsx'
import styles from './thing-terms.module.css'

type Things = Overview['things']

/** Whether there is anything to tell of inspections. */
export function hasThingTerms({ missing, next }: Things): boolean {
  return missing > 0 || next.length > 0
}

/** What is to be inspected and tested, the soonest first. */
export function ThingTerms({ things: { missing, next } }: { things: Things }) {
  return (
    <>
      <ul className={styles.list}>
        {next.map(({ id, name, deadline, isOverdue }) => (
          <li key={id}>
            <time dateTime={deadline}>{shortDate(deadline)}</time> {name}{' '}
            {isOverdue && <Badge tone="danger">просрочено</Badge>}
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className={styles.note}>
          Не указано, когда осмотрено: {counted(missing, ['запись', 'записи', 'записей'])}.
        </p>
      )}
      <Link to={PAGES.things.path}>Всё оборудование</Link>
    </>
  )
}
