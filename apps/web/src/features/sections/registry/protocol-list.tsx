import { counted, shortDate } from '@ot/text'
import { ProtocolButton } from './protocol-button.tsx'
import type { Protocol } from './protocols.ts'
import styles from './registry.module.css'

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

/** The protocols of the company's own commission. */
export function ProtocolList({ protocols }: { protocols: readonly Protocol[] }) {
  return (
    <section className={styles.part}>
      <h3>Протоколы проверки знания</h3>
      {protocols.length === 0 ? (
        <p className={styles.about}>
          За этот период нет проверок с номером протокола, которые провела ваша комиссия.
        </p>
      ) : (
        <ul className={styles.list}>
          {protocols.map((protocol) => (
            <li key={`${protocol.date} ${protocol.number}`} className={styles.protocol}>
              <span>
                № {protocol.number} от {shortDate(protocol.date)}
                <span className={styles.programme}> · {counted(protocol.employees, EMPLOYEES)}</span>
              </span>
              <ProtocolButton protocol={protocol} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
