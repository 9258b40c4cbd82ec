import type { InstructionAnswer } from '@ot/contract'
import { INSTRUCTION_FIELD_LABELS, revisionDue } from '@ot/domain'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { instructionsQuery } from '../api/instructions.ts'
import { DeleteInstructionQuestion } from '../instructions/delete-instruction-question.tsx'
import { ChangeInstructionDialog, NewInstructionDialog } from '../instructions/instruction-dialog.tsx'
import { NormsButton } from '../norms/norms-button.tsx'
import { PrintButton } from '../print/print-button.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { DayText } from '../table/row-text.tsx'
import { EmployeeRecords } from './employee-records.tsx'
import { EmptySection } from './empty-section.tsx'
import { SectionSheet } from './section-sheet.tsx'
import { type TabColumn, type TabName, TabTable } from './tab-table.tsx'

const TITLE = 'Инструкции'
const EMPTY =
  'Инструкций по охране труда работнику пока не выдано. Заполните по нормам: инструкция нужна по его должности.'

const NAME: TabName<InstructionAnswer> = { title: INSTRUCTION_FIELD_LABELS.name, name: ({ name }) => name }

const COLUMNS: readonly TabColumn<InstructionAnswer>[] = [
  { key: 'number', title: '№', cell: ({ number }) => number },
  {
    key: 'approvedOn',
    title: INSTRUCTION_FIELD_LABELS.approvedOn,
    cell: ({ approvedOn }) => <DayText day={approvedOn} />,
  },
  {
    key: 'revisionDue',
    title: INSTRUCTION_FIELD_LABELS.revisionDue,
    cell: (instruction) => <DayText day={revisionDue(instruction)} />,
  },
  {
    key: 'acknowledgedOn',
    title: INSTRUCTION_FIELD_LABELS.acknowledgedOn,
    cell: ({ acknowledgedOn }) => <DayText day={acknowledgedOn} />,
  },
  {
    key: 'state',
    title: 'Состояние',
    isShort: true,
    cell: ({ state }) => <StateBadge state={state} column="instruction" />,
  },
]

/** The instructions given to the employee: which, until when they hold, whether he has read them. */
export function InstructionsTab() {
  return (
    <EmployeeRecords>
      <Instructions />
    </EmployeeRecords>
  )
}

function useInstructionDialogs() {
  return {
    add: useDialogSlot<number>(),
    acquaint: useDialogSlot<InstructionAnswer>(),
    edit: useDialogSlot<InstructionAnswer>(),
    remove: useDialogSlot<InstructionAnswer>(),
  }
}

type Slots = ReturnType<typeof useInstructionDialogs>

function Instructions() {
  const { employee } = useEmployeeScope()
  const { mayChange } = useRecordsScope()
  const instructions = useQuery(instructionsQuery(employee.id))
  const slots = useInstructionDialogs()
  const isEmpty = instructions.data?.length === 0
  return (
    <SectionSheet
      section="instruction"
      title={TITLE}
      isEmpty={isEmpty === true}
      actions={
        <>
          {isEmpty === false && <PrintButton section="instruction" employeeId={employee.id} />}
          {mayChange && (
            <>
              <NormsButton employeeId={employee.id} isOnlyThing={isEmpty} />
              <Button kind="secondary" onClick={() => slots.add.open(employee.id)}>
                <IconPlus size={20} stroke={1.6} aria-hidden="true" /> Выдать инструкцию
              </Button>
            </>
          )}
        </>
      }
    >
      <Loaded of={instructions} empty={<EmptySection text={EMPTY} />}>
        {(rows) => (
          <TabTable
            label={TITLE}
            name={NAME}
            columns={COLUMNS}
            rows={rows}
            actions={mayChange ? (row) => <Actions instruction={row} slots={slots} /> : undefined}
          />
        )}
      </Loaded>
      <Dialogs slots={slots} />
    </SectionSheet>
  )
}

function Actions({ instruction, slots }: { instruction: InstructionAnswer; slots: Slots }) {
  return (
    <>
      <RowAction
        label="Отметить ознакомление"
        icon={IconCheck}
        onClick={() => slots.acquaint.open(instruction)}
      />
      <RowAction label="Изменить" icon={IconPencil} onClick={() => slots.edit.open(instruction)} />
      <RowAction label="Удалить" icon={IconTrash} onClick={() => slots.remove.open(instruction)} />
    </>
  )
}

function Dialogs({ slots: { add, acquaint, edit, remove } }: { slots: Slots }) {
  return (
    <>
      {add.about !== null && (
        <NewInstructionDialog
          key={`add-${add.opening}`}
          employeeId={add.about}
          isOpen={add.isOpen}
          onClose={add.close}
        />
      )}
      {[acquaint, edit].map(
        (slot) =>
          slot.about !== null && (
            <ChangeInstructionDialog
              key={slot === acquaint ? `acquaint-${slot.opening}` : `edit-${slot.opening}`}
              instruction={slot.about}
              isAcquaintance={slot === acquaint}
              isOpen={slot.isOpen}
              onClose={slot.close}
            />
          ),
      )}
      {remove.about !== null && (
        <DeleteInstructionQuestion
          key={`remove-${remove.opening}`}
          instruction={remove.about}
          isOpen={remove.isOpen}
          onClose={remove.close}
        />
      )}
    </>
  )
}
