import type { SubjectKind } from '@ot/domain'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import styles from './about.module.css'
import { EVERYBODY_LABELS, WHOM_LABELS } from './subject-kinds.ts'
import type { SubjectChoices } from './use-subject-choices.ts'

/** More names than that are told by their number. */
const NAMED_MAX = 12

interface SubjectsControlProps {
  kind: SubjectKind
  subjects: SubjectChoices
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** Whom the papers are about: by name, by department, or everybody. */
export function SubjectsControl({ kind, subjects, chosen, onChange }: SubjectsControlProps) {
  const { choices, departments } = subjects
  const frame = { id: 'about-whom', label: WHOM_LABELS[kind] }
  const all = choices.map(({ value }) => value)
  return (
    <>
      {chosen.length > NAMED_MAX ? (
        <p className={styles.many} role="status">
          {chosen.length === all.length ? EVERYBODY_LABELS[kind] : WHOM_LABELS[kind]}: {chosen.length}
          <Button kind="quiet" onClick={() => onChange([])}>
            Выбрать заново
          </Button>
        </p>
      ) : (
        <Field {...frame}>
          <MultiChoiceControl
            frame={frame}
            choices={choices}
            chosen={chosen.flatMap((id) => choices.filter(({ value }) => value === id))}
            placeholder={kind === 'employee' ? 'Фамилия или должность' : 'Название'}
            onChange={onChange}
          />
        </Field>
      )}
      <div className={styles.groups}>
        {kind === 'employee' && departments.length > 1 && (
          <OfDepartment
            departments={departments}
            onPick={(people) => onChange([...new Set([...chosen, ...people])])}
          />
        )}
        <Button kind="secondary" disabled={chosen.length === all.length} onClick={() => onChange(all)}>
          {EVERYBODY_LABELS[kind]} ({all.length})
        </Button>
      </div>
    </>
  )
}

interface OfDepartmentProps {
  departments: SubjectChoices['departments']
  onPick: (people: readonly number[]) => void
}

function OfDepartment({ departments, onPick }: OfDepartmentProps) {
  const frame = { id: 'about-department', label: 'Добавить всех из отдела' }
  const staffed = departments.filter(({ people }) => people.length > 0)
  return (
    <div className={styles.department}>
      <Field {...frame}>
        <ChoiceControl
          frame={frame}
          choices={staffed.map(({ id, name, people }) => ({
            value: id,
            label: `${name} (${people.length})`,
          }))}
          value={null}
          placeholder="Отдел"
          onChange={(id: number | null) => onPick(staffed.find((one) => one.id === id)?.people ?? [])}
        />
      </Field>
    </div>
  )
}
