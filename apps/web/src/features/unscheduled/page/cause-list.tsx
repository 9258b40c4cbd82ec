import type { UnscheduledAnswer } from '@ot/contract'
import { CAUSE_FIELD_LABELS, UNSCHEDULED_CAUSE_LABELS } from '@ot/domain'
import { counted, momentText, shortDate } from '@ot/text'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import type { Companies } from '../../../lib/session/session.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useWork } from '../../../lib/use-work.ts'
import { ReadyPapersAction } from '../../../ui/company/ready-papers.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordActions,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { undoUnscheduled } from '../api/unscheduled.ts'

const HEADS = [CAUSE_FIELD_LABELS.cause, CAUSE_FIELD_LABELS.happenedOn, CAUSE_FIELD_LABELS.whom, 'Назначено']

interface CauseListProps {
  company: Companies[number]
  causes: readonly UnscheduledAnswer[]
  today: string
  mayChange: boolean
}

export function CauseList({ company, causes, today, mayChange }: CauseListProps) {
  const client = useQueryClient()
  const question = useDialogSlot<UnscheduledAnswer>()
  const work = useWork()
  const undo = ({ id }: UnscheduledAnswer) =>
    work.run(async () => {
      await undoUnscheduled(id)
      question.close()
      await client.invalidateQueries()
    })
  return (
    <>
      <RecordTable label="Причины внеплановых мероприятий" heads={HEADS} hasActions={mayChange}>
        {causes.map((one) => (
          <FoldedRow key={one.id}>
            <RecordName unfolds note={<CellNote>{one.ground}</CellNote>}>
              {UNSCHEDULED_CAUSE_LABELS[one.cause]}
            </RecordName>
            <RecordCell label={CAUSE_FIELD_LABELS.happenedOn} isShort>
              {shortDate(one.happenedOn)}
            </RecordCell>
            <RecordCell label={CAUSE_FIELD_LABELS.whom}>
              <CellLine>{one.whom}</CellLine>
              <CellNote>{counted(one.people, ['работник', 'работника', 'работников'])}</CellNote>
            </RecordCell>
            <RecordCell label="Назначено" isShort>
              <CellLine>{broughtText(one)}</CellLine>
              {one.undoneAt !== null && (
                <CellNote>отменено {momentText(one.undoneAt, company.timeZone)}</CellNote>
              )}
            </RecordCell>
            {mayChange && (
              <RecordActions>
                {one.undoneAt === null && (
                  <>
                    <ReadyPapersAction
                      happened={{ companyId: company.id, cause: 'unscheduled', id: one.id, today }}
                      mayRegister
                    />
                    <RowAction label="Отменить" icon={IconArrowBackUp} onClick={() => question.open(one)} />
                  </>
                )}
              </RecordActions>
            )}
          </FoldedRow>
        ))}
      </RecordTable>
      {question.about !== null && (
        <ConfirmDialog
          isOpen={question.isOpen}
          title="Отменить причину?"
          confirmLabel="Отменить причину"
          confirmKind="danger"
          stayLabel="Оставить"
          onConfirm={() => question.about !== null && void undo(question.about)}
          onStay={question.close}
        >
          <p>Назначенное и ещё не проведённое будет снято, сроки станут прежними. Проведённое останется.</p>
          {work.failure !== null && <FormError text={work.failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function broughtText({ briefings, rechecks }: UnscheduledAnswer): string {
  const parts = [
    ...(briefings > 0 ? [counted(briefings, ['инструктаж', 'инструктажа', 'инструктажей'])] : []),
    ...(rechecks > 0
      ? [`обучение и оценка рисков: ${counted(rechecks, ['запись', 'записи', 'записей'])}`]
      : []),
  ]
  return parts.join(', ')
}
