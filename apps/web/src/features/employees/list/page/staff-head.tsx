import type { Department } from '@ot/contract'
import type { EventState } from '@ot/domain'
import { upperFirst } from '@ot/text'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { pickedWords, soughtWords } from '../../../../ui/chosen-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import { ListTools } from '../../../../ui/list-view/list-tools.tsx'
import { LIST_COLUMNS, STAFF_COLUMNS } from '../columns.ts'
import type { ListView } from '../list-view.ts'
import { NOTHING_SELECTED } from '../staff-groups.ts'
import { instructionWords } from '../texts.ts'
import type { useStaffList } from '../use-staff-list.ts'
import { NameSearchForm } from './name-search-form.tsx'
import styles from './staff-head.module.css'

interface StaffHeadProps {
  list: Pick<ReturnType<typeof useStaffList>, 'summary' | 'isSelecting'>
  view: ListView
  departments: readonly Department[]
  actions: ReactNode
  onChange: (next: Partial<ListView>) => void
}

export function StaffHead({ list, view, departments, actions, onChange }: StaffHeadProps) {
  if (departments.length === 0) return <ListHead title="Работники" actions={actions} />
  const department = departments.find(({ id }) => id === view.departmentId)
  return (
    <ListHead
      title="Работники"
      tools={<ListTools list="employeesMain" columns={STAFF_COLUMNS} />}
      actions={actions}
      filters={<StaffFilters departments={departments} view={view} onChange={onChange} />}
      chosen={[
        soughtWords(view.text),
        pickedWords('отдел', department?.name),
        view.withDismissed ? 'с уволенными' : null,
      ]}
      switches={
        view.instruction === null ? undefined : (
          <InstructionSwitch state={view.instruction} onChange={onChange} />
        )
      }
      switched={[lackWords(view), view.instruction === null ? null : instructionWords(view.instruction)]}
      summary={
        <>
          <span role="status">{list.summary}</span>
          {list.isSelecting && (
            <Button kind="quiet" className={styles.reset} onClick={() => onChange(NOTHING_SELECTED)}>
              Сбросить
            </Button>
          )}
        </>
      }
    />
  )
}

function lackWords({ lacking }: ListView): string | null {
  if (lacking.length === 0) return null
  const labels = LIST_COLUMNS.filter(({ key }) => lacking.includes(key)).map(({ label }) => label)
  return `не хватает — ${labels.join(', ')}`
}

/** The overview has led to those whose instructions stand so: it is seen, and taken off at a press. */
function InstructionSwitch({ state, onChange }: { state: EventState; onChange: StaffHeadProps['onChange'] }) {
  return (
    <Button kind="secondary" className={styles.instruction} onClick={() => onChange({ instruction: null })}>
      {upperFirst(instructionWords(state))}{' '}
      <IconX size={16} stroke={1.8} aria-label="Убрать отбор по инструкциям" />
    </Button>
  )
}

function StaffFilters({
  departments,
  view,
  onChange,
}: Pick<StaffHeadProps, 'departments' | 'view' | 'onChange'>) {
  const isAllFolded = view.folded === 'all'
  return (
    <>
      {/* What is found must be seen: a new search unfolds everything. */}
      <NameSearchForm text={view.text} onSearch={(text) => onChange({ text, folded: [] })} />
      <DepartmentChoice departments={departments} view={view} onChange={onChange} />
      <Button kind="quiet" onClick={() => onChange({ folded: isAllFolded ? [] : 'all' })}>
        {isAllFolded ? 'Развернуть все' : 'Свернуть все'}
      </Button>
      <Checkbox
        id="with-dismissed"
        isChecked={view.withDismissed}
        onChange={(withDismissed) => onChange({ withDismissed })}
      >
        Показывать уволенных
      </Checkbox>
    </>
  )
}

function DepartmentChoice({
  departments,
  view,
  onChange,
}: Pick<StaffHeadProps, 'departments' | 'view' | 'onChange'>) {
  const frame = { id: 'staff-department', label: 'Отдел' }
  const choices = [
    { value: null, label: 'Все отделы' },
    ...departments.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className={styles.choice}>
      <Field {...frame} isBare>
        <ChoiceControl
          frame={frame}
          choices={choices}
          value={view.departmentId}
          onChange={(departmentId) => onChange({ departmentId, folded: [] })}
        />
      </Field>
    </div>
  )
}
