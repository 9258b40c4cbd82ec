import type { EmployeeAnswer, EventOf, WorkplaceAnswer } from '@ot/contract'
import { isDeclared, sectionPath } from '@ot/domain'
import { counted } from '@ot/text'
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ReadyPapersAction } from '../../../ui/company/ready-papers.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import type { LoadedSection } from '../pages/api/use-section-rows.ts'
import { PrintButton } from '../print/print-button.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { DeleteWorkplaceQuestion } from './delete-workplace-question.tsx'
import { EndDeclarationDialog } from './end-declaration-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { ChangeWorkplaceDialog, NewWorkplaceDialog } from './workplace-dialogs.tsx'
import { WORKPLACE_COLUMNS, WorkplaceTable } from './workplace-table.tsx'
import { WorkplaceTermsDialog } from './workplace-terms-dialog.tsx'

interface WorkplacesDeskProps {
  workplaces: readonly WorkplaceAnswer[]
  staff: Pick<LoadedSection, 'departments' | 'employees'>
  assessments: readonly EventOf<'sout'>[]
}

/** Every workplace with what its assessment has found and who works there. */
export function WorkplacesDesk({ workplaces, staff, assessments }: WorkplacesDeskProps) {
  const { mayChange } = useRecordsScope()
  const slots = useWorkplaceDialogs()
  return (
    <>
      <ListHead
        title="Рабочие места"
        hint={
          <p>
            Результаты специальной оценки относятся к рабочему месту и общие для всех, кто на нём работает:
            измените их здесь — изменятся записи каждого.
          </p>
        }
        tools={workplaces.length > 0 && <ListTools list="employeesWorkplaces" columns={WORKPLACE_COLUMNS} />}
        actions={
          <>
            <Link to={sectionPath('register', 'sout')} className={buttonClass('secondary')}>
              СОУТ по работникам
            </Link>
            <PrintButton section="sout" />
          </>
        }
        primary={
          mayChange && (
            <Button onClick={() => slots.add.open(true)}>
              <IconPlus size={20} stroke={1.6} aria-hidden="true" /> Добавить рабочее место
            </Button>
          )
        }
        summary={
          workplaces.length === 0
            ? undefined
            : counted(workplaces.length, ['рабочее место', 'рабочих места', 'рабочих мест'])
        }
      />
      {workplaces.length === 0 ? (
        <p>Рабочих мест пока нет. Перенесите их из отчёта о спецоценке: номер, название, класс, даты.</p>
      ) : (
        <WorkplaceTable
          workplaces={workplaces}
          departments={staff.departments}
          actions={mayChange ? (workplace) => <Actions workplace={workplace} slots={slots} /> : undefined}
        />
      )}
      <Dialogs slots={slots} staff={staff} assessments={assessments} />
    </>
  )
}

function useWorkplaceDialogs() {
  return {
    add: useDialogSlot<true>(),
    change: useDialogSlot<WorkplaceAnswer>(),
    people: useDialogSlot<WorkplaceAnswer>(),
    terms: useDialogSlot<WorkplaceAnswer>(),
    ending: useDialogSlot<WorkplaceAnswer>(),
    remove: useDialogSlot<WorkplaceAnswer>(),
  }
}

/** Something asks for an assessment out of turn. */
function hasCause({ declarationEndedOn, assessmentCause }: WorkplaceAnswer): boolean {
  return declarationEndedOn !== null || assessmentCause !== null
}

type Slots = ReturnType<typeof useWorkplaceDialogs>

function Actions({ workplace, slots }: { workplace: WorkplaceAnswer; slots: Slots }) {
  const { company, today } = useRecordsScope()
  const happened = { companyId: company.id, cause: 'workplace', id: workplace.id, today } as const
  return (
    <>
      {isDeclared(workplace) && (
        <RowAction
          label="Прекратить декларацию"
          icon={IconFileOff}
          onClick={() => slots.ending.open(workplace)}
        />
      )}
      {hasCause(workplace) && <ReadyPapersAction happened={happened} mayRegister />}
      {workplace.terms.length > 0 && (
        <RowAction
          label="Сроки после спецоценки"
          icon={IconCalendarDue}
          onClick={() => slots.terms.open(workplace)}
        />
      )}
      <RowAction label="Работники" icon={IconUsers} onClick={() => slots.people.open(workplace)} />
      <RowAction label="Изменить" icon={IconPencil} onClick={() => slots.change.open(workplace)} />
      <RowAction label="Удалить" icon={IconTrash} onClick={() => slots.remove.open(workplace)} />
    </>
  )
}

interface DialogsProps {
  slots: Slots
  staff: { departments: LoadedSection['departments']; employees: readonly EmployeeAnswer[] }
  assessments: readonly EventOf<'sout'>[]
}

function Dialogs({
  slots: { add, change, people, terms, ending, remove },
  staff,
  assessments,
}: DialogsProps) {
  return (
    <>
      {add.about !== null && (
        <NewWorkplaceDialog
          key={`add-${add.opening}`}
          departments={staff.departments}
          isOpen={add.isOpen}
          onClose={add.close}
        />
      )}
      {change.about !== null && (
        <ChangeWorkplaceDialog
          key={`change-${change.opening}`}
          workplace={change.about}
          departments={staff.departments}
          isOpen={change.isOpen}
          onClose={change.close}
        />
      )}
      {people.about !== null && (
        <PeopleDialog
          key={`people-${people.opening}`}
          workplace={people.about}
          employees={staff.employees}
          assessments={assessments}
          isOpen={people.isOpen}
          onClose={people.close}
        />
      )}
      {terms.about !== null && (
        <WorkplaceTermsDialog
          key={`terms-${terms.opening}`}
          workplace={terms.about}
          isOpen={terms.isOpen}
          onClose={terms.close}
        />
      )}
      {ending.about !== null && (
        <EndDeclarationDialog
          key={`ending-${ending.opening}`}
          workplace={ending.about}
          isOpen={ending.isOpen}
          onClose={ending.close}
        />
      )}
      {remove.about !== null && (
        <DeleteWorkplaceQuestion
          key={`remove-${remove.opening}`}
          workplace={remove.about}
          departments={staff.departments}
          isOpen={remove.isOpen}
          onClose={remove.close}
        />
      )}
    </>
  )
}
