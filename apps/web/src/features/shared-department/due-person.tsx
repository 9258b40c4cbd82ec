import type { SharedDepartment } from '@ot/contract'
import { type DueSpan, eventStateLabel, SECTION_LABELS, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import styles from './shared-department-page.module.css'

type Person = SharedDepartment['people'][number]
type Item = Person['items'][number]

const SPANS = {
  overdue: { tone: 'danger', word: (section) => eventStateLabel('overdue', section) },
  missing: { tone: 'warning', word: (section) => eventStateLabel('missing', section) },
  week: { tone: 'warning', word: () => '7 дней' },
  month: { tone: 'unknown', word: () => 'до месяца' },
} as const satisfies Record<DueSpan, { tone: BadgeTone; word: (section: Section) => string }>

/** Who, as what, and what he has to do by when. */
export function DuePerson({
  person: { fullName, position, items },
  today,
}: {
  person: Person
  today: string
}) {
  return (
    <li className={styles.person}>
      <p>
        <strong className={styles.name}>{fullName}</strong>
        <span className={styles.position}>{position}</span>
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <DueLine key={`${item.section} ${item.name} ${item.deadline}`} item={item} today={today} />
        ))}
      </ul>
    </li>
  )
}

function DueLine({ item: { section, name, deadline, span }, today }: { item: Item; today: string }) {
  const { tone, word } = SPANS[span]
  return (
    <li className={styles.item}>
      <span>
        {name} <span className={styles.section}>{SECTION_LABELS[section]}</span>
      </span>
      <span className={styles.when}>
        <Badge tone={tone}>{word(section)}</Badge>
        {deadline !== null && (
          <span>
            {deadline < today ? 'срок был' : 'до'} <time dateTime={deadline}>{shortDate(deadline)}</time>
          </span>
        )}
      </span>
    </li>
  )
}
