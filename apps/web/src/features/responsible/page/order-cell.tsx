import type { ResponsibilityRole } from '@ot/contract'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { classNames } from '../../../ui/class-names.ts'
import { RowAction } from '../../../ui/row-action.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { saveAppointmentOrder } from '../api/responsibilities.ts'
import styles from './responsible-table.module.css'

/** By which order, and the order itself. Of a dismissed person: the one that nobody has ended yet. */
export function OrderCell({ role }: { role: ResponsibilityRole }) {
  const work = useWork()
  const { orderLink, orderNumber, responsibilityId, dismissed } = role
  if (orderLink === null) {
    return dismissed === null ? (
      <span className={styles.none}>—</span>
    ) : (
      <span className={styles.gone}>{unbroken(dismissed.orderLink)}</span>
    )
  }
  const [number, day] = partsOf(orderLink)
  return (
    <div className={styles.holder}>
      <div className={styles.person}>
        <span className={classNames(styles.order, orderNumber === null && styles.none)}>
          <span className={styles.part}>{number}</span>
          {day !== null && (
            <>
              {' '}
              <span className={styles.part}>{day}</span>
            </>
          )}
        </span>
        {work.failure !== null && (
          <span className={styles.failure} role="alert">
            <TariffText text={work.failure} />
          </span>
        )}
      </div>
      {orderNumber !== null && responsibilityId !== null && (
        <RowAction
          label="Скачать приказ"
          aria-label={`Скачать приказ: ${role.role}`}
          icon={IconDownload}
          isBusy={work.isRunning}
          onClick={() => void work.run(() => saveAppointmentOrder(responsibilityId))}
        />
      )}
    </div>
  )
}

/** «Приказ №1-ОТ» and «от 02.11.2026», which stays in one piece. */
function partsOf(orderLink: string): readonly [string, string | null] {
  const [, number, day] = /^(.*) от (\S+)$/.exec(orderLink) ?? []
  return number === undefined || day === undefined ? [orderLink, null] : [number, `от\u00a0${day}`]
}

function unbroken(orderLink: string): string {
  const [number, day] = partsOf(orderLink)
  return day === null ? number : `${number} ${day}`
}
