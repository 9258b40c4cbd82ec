import styles from './reminder-list.module.css'

interface Reminder {
  what: string
  by: string
  act: string
  clause: string
  verified: boolean
}

/** What the acts ask for besides and the product keeps no records of. */
export function ReminderList({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0) return null
  return (
    <section className={styles.reminders}>
      <h3>Сделайте и это: учёта в программе нет</h3>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder.what}>
            {reminder.what} — {reminder.by} ({clauseText(reminder)}).
          </li>
        ))}
      </ul>
    </section>
  )
}

/** «ТК РФ, ст. 214», and whether the clause was read in the act. */
export function clauseText({ act, clause, verified }: Pick<Reminder, 'act' | 'clause' | 'verified'>): string {
  return `${act}, ${clause}${verified ? '' : '; пункт не сверен с текстом акта'}`
}
