import type { TransferAnswer } from '@ot/contract'
import { TRANSFER_FIELD_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ReadyPapersAction } from '../../../ui/company/ready-papers.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RecordCell, RecordTable } from '../../../ui/record-table.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { transfersQuery, undoTransfer } from './api/transfers.ts'
import styles from './transfer.module.css'
import { TransferButton } from './transfer-button.tsx'

const HEADS = [TRANSFER_FIELD_LABELS.movedOn, 'Откуда', 'Куда', 'Приказ', 'Документы', 'Отмена']

/** From where to where the employee has been moved, and the button that moves him. */
export function EmployeeTransfers() {
  const { employee } = useEmployeeScope()
  const transfers = useQuery(transfersQuery(employee.id))
  return (
    <Sheet>
      <PageHeading title="Переводы" isPart>
        <TransferButton />
      </PageHeading>
      <Loaded of={transfers}>
        {(rows) =>
          rows.length === 0 ? (
            <p>
              Переводов не было. При переводе покажем, какие инструктажи, обучение, осмотры и СИЗ потребуются,
              и с какого дня.
            </p>
          ) : (
            <RecordTable label="Переводы" heads={HEADS}>
              {rows.map((row) => (
                <TransferRow key={row.id} transfer={row} />
              ))}
            </RecordTable>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function TransferRow({ transfer }: { transfer: TransferAnswer }) {
  const { movedOn, from, to, undoneAt } = transfer
  const { company, today, mayChange } = useEmployeeScope()
  const isUndone = undoneAt !== null
  const happened = { companyId: company.id, cause: 'transfer', id: transfer.id, today } as const
  return (
    <tr>
      <RecordCell label={TRANSFER_FIELD_LABELS.movedOn} className={classNames(isUndone && styles.undone)}>
        {shortDate(movedOn)}
      </RecordCell>
      <RecordCell label="Откуда" className={classNames(isUndone && styles.undone)}>
        {placeText(from)}
      </RecordCell>
      <RecordCell label="Куда" className={classNames(isUndone && styles.undone)}>
        {placeText(to)}
      </RecordCell>
      <RecordCell label="Приказ">{orderText(transfer)}</RecordCell>
      <RecordCell label="Документы">
        {transfer.isLast && !isUndone && <ReadyPapersAction happened={happened} mayRegister={mayChange} />}
      </RecordCell>
      <RecordCell label="Отмена">{isUndone ? 'отменён' : <Undo transfer={transfer} />}</RecordCell>
    </tr>
  )
}

/** Only the last one, so that the places stay a chain. */
function Undo({ transfer: { id, isLast } }: { transfer: TransferAnswer }) {
  const { mayChange } = useEmployeeScope()
  const client = useQueryClient()
  const work = useWork()
  const [isAsking, setAsking] = useState(false)
  if (!isLast || !mayChange) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Отменить
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Отменить перевод?"
        confirmLabel="Отменить перевод"
        confirmKind="danger"
        stayLabel="Оставить"
        isBusy={work.isRunning}
        onConfirm={() => void work.run(() => undoTransfer(client, id))}
        onStay={() => setAsking(false)}
      >
        <p>
          Должность, отдел и рабочее место станут прежними. Назначенное по переводу и ещё не сделанное
          снимется, снятое вернётся; сделанное останется.
        </p>
        {work.failure !== null && <FormError text={work.failure} />}
      </ConfirmDialog>
    </>
  )
}

function placeText({ department, position, workplace }: TransferAnswer['from']): string {
  return [department, position, workplace].filter(Boolean).join(' · ')
}

function orderText({ orderNumber, orderDate }: TransferAnswer): string | null {
  const parts = [
    orderNumber === null ? null : `№\u00a0${orderNumber}`,
    orderDate === null ? null : `от ${shortDate(orderDate)}`,
  ].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' ')
}
