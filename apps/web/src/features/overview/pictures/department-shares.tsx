import type { OverviewPictures } from '@ot/contract'
import { ORDER_STATE_LABELS, ORDER_STATES } from '@ot/domain'
import styles from './department-shares.module.css'

type Department = OverviewPictures['departments'][number]

/** Of each department, how many have everything in order; the bar repeats what its words say. */
export function DepartmentShares({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className={styles.list}>
      {departments.map(({ id, name, people }) => {
        const total = ORDER_STATES.reduce((sum, state) => sum + people[state], 0)
        const others = ORDER_STATES.filter((state) => state !== 'inOrder' && people[state] > 0)
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.share}>
              {people.inOrder} из {total} {ORDER_STATE_LABELS.inOrder}
            </span>
            <ShareBar people={people} total={total} />
            {others.length > 0 && (
              <span className={styles.others}>
                {others.map((state) => `${people[state]} — ${ORDER_STATE_LABELS[state]}`).join(', ')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const HEIGHT = 12

function ShareBar({ people, total }: { people: Department['people']; total: number }) {
  let x = 0
  return (
    <svg className={styles.bar} height={HEIGHT} aria-hidden="true">
      {ORDER_STATES.map((state) => {
        const width = (people[state] / total) * 100
        const left = x
        x += width
        return (
          <rect
            key={state}
            className={styles[state]}
            x={`${left}%`}
            y="0.5"
            width={`${width}%`}
            height={HEIGHT - 1}
          />
        )
      })}
    </svg>
  )
}
