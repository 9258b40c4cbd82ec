import type { Overview } from '@ot/contract'
import { eventStateLabel, SECTION_LABELS } from '@ot/domain'
import { upperFirst } from '@ot/text'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { missingAddress, overdueAddress, thisMonthAddress, unknownAddress } from '../overview-links.ts'
import styles from './counters.module.css'

/** How much of each section is overdue, is due this month, was never done or is of no known day; each number opens its rows. */
export function Counters({ overview: { sections, today } }: { overview: Overview }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Сколько по разделам">
        <thead>
          <tr>
            <th scope="col">Раздел</th>
            <th scope="col">Просрочено</th>
            <th scope="col">В этом месяце</th>
            <th scope="col">Не проведено, не выдано</th>
            <th scope="col">Не внесено</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ section, overdue, thisMonth, missing, unknown }) => (
            <tr key={section}>
              <th scope="row">{SECTION_LABELS[section]}</th>
              <Counter count={overdue} address={overdueAddress(section)} tone="danger" label="Просрочено" />
              <Counter
                count={thisMonth}
                address={thisMonthAddress(section, today)}
                tone="warning"
                label="В этом месяце"
              />
              <Counter
                count={missing}
                address={missingAddress(section)}
                tone="warning"
                label={upperFirst(eventStateLabel('missing', section))}
              />
              <Counter count={unknown} address={unknownAddress(section)} tone="plain" label="Не внесено" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CounterProps {
  count: number
  address: string
  tone: 'danger' | 'warning' | 'plain'
  /** The column's name, where the table is a list of cards. */
  label: string
}

function Counter({ count, address, tone, label }: CounterProps) {
  return (
    <td data-label={label}>
      {count === 0 ? (
        <span className={styles.nothing}>0</span>
      ) : (
        <Link to={address} className={classNames(styles.count, styles[tone])}>
          {count}
        </Link>
      )}
    </td>
  )
}
