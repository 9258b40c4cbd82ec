import type { ResponsibilityTerm } from '@ot/contract'
import { NO_ORDER_REQUIRED } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { saveTakingOffOrder, termsQuery } from '../api/responsibilities.ts'
import { useResponsibleScope } from '../responsible-scope.ts'
import styles from './history-dialog.module.css'
import { OrderDownload } from './order-download.tsx'

const WIDTH = 720

interface HistoryDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Who was responsible before: from when to when, by which order. */
export function AppointmentsHistoryDialog({ isOpen, onClose }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="История назначений" width={WIDTH}>
      {isOpen && <Terms />}
    </Dialog>
  )
}

function Terms() {
  const { company } = useResponsibleScope()
  const terms = useQuery(termsQuery(company.id))
  return (
    <Loaded of={terms} empty="Здесь появятся те, кого переназначили или сняли.">
      {(all) =>
        [...new Set(all.map(({ role }) => role))].map((role) => (
          <section key={role} className={styles.role}>
            <h3>{role}</h3>
            <ol className={styles.terms}>
              {all
                .filter((term) => term.role === role)
                .map((term) => (
                  <Term key={term.id} term={term} />
                ))}
            </ol>
          </section>
        ))
      }
    </Loaded>
  )
}

function Term({ term }: { term: ResponsibilityTerm }) {
  const { employeeFullName, since, until, orderLink, endedBy, isTakenOff } = term
  return (
    <li className={styles.term}>
      <div className={styles.head}>
        <span className={styles.name}>{employeeFullName}</span>
        <span>
          {shortDate(since)} — {shortDate(until)}
        </span>
        {isTakenOff && <Badge tone="unknown">без замены</Badge>}
      </div>
      <p className={styles.note}>
        Назначение: {orderText(orderLink)}. {isTakenOff ? 'Снятие' : 'Переназначение'}: {orderText(endedBy)}.
      </p>
      {isTakenOff && (
        <OrderDownload
          label="Скачать приказ о снятии"
          kind="quiet"
          save={() => saveTakingOffOrder(term.id)}
        />
      )}
    </li>
  )
}

function orderText(link: string): string {
  return link === NO_ORDER_REQUIRED ? 'без приказа' : lowerFirst(link)
}
