import { STANDINGS } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import styles from './fields.module.css'
import { EMPTY_OUTSIDER, OUTSIDE_CHOICES, type TypedOutsider } from './outsider-values.ts'

const NAME_MAX = 300
const LINE_MAX = 500
const SEX_CHOICES = [
  { value: '' as const, label: 'как видно по имени' },
  { value: 'm' as const, label: 'мужской' },
  { value: 'f' as const, label: 'женский' },
]

interface OutsidersControlProps {
  rows: readonly TypedOutsider[]
  problemOf: (field: string) => string | undefined
  onChange: (rows: TypedOutsider[]) => void
}

/** Victims who are not of the staff: under a civil contract, or of another employer. */
export function OutsidersControl({ rows, problemOf, onChange }: OutsidersControlProps) {
  return (
    <div className={styles.outsiders}>
      {rows.map((row, place) => (
        <OutsiderRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not stored is known by its place alone
          key={place}
          row={row}
          place={place}
          problemOf={(name) => problemOf(`outsiders.${place}.${name}`)}
          onChange={(changes) =>
            onChange(rows.map((other, index) => (index === place ? { ...other, ...changes } : other)))
          }
          onRemove={() => onChange(rows.filter((_, index) => index !== place))}
        />
      ))}
      <Button
        kind="secondary"
        className={styles.addOutsider}
        onClick={() => onChange([...rows, EMPTY_OUTSIDER])}
      >
        <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Пострадал не ваш работник
      </Button>
    </div>
  )
}

interface OutsiderRowProps {
  row: TypedOutsider
  place: number
  problemOf: (name: string) => string | undefined
  onChange: (changes: Partial<TypedOutsider>) => void
  onRemove: () => void
}

function OutsiderRow({ row, place, problemOf, onChange, onRemove }: OutsiderRowProps) {
  const frame = (name: keyof TypedOutsider, label: string, isRequired = false) => ({
    id: `outsider-${place}-${name}`,
    label,
    isRequired,
    error: problemOf(name),
  })
  const name = frame('fullname', 'Фамилия, имя, отчество', true)
  const standing = frame('standing', 'Как работал у вас', true)
  const position = frame('position', 'Должность или работа')
  const sex = frame('sex', 'Пол')
  const asked = row.standing === '' ? null : STANDINGS[row.standing].organisation
  const organisation = frame('organisation', asked ?? '')
  return (
    <fieldset className={styles.outsider}>
      <legend>Не из ваших работников</legend>
      <Field {...name}>
        <LongTextControl
          frame={name}
          maxLength={NAME_MAX}
          value={row.fullname}
          onChange={(fullname) => onChange({ fullname })}
        />
      </Field>
      <Field {...standing}>
        <ChoiceControl
          frame={standing}
          choices={OUTSIDE_CHOICES}
          value={row.standing}
          placeholder="Выберите"
          onChange={(value) => onChange({ standing: value })}
        />
      </Field>
      {asked !== null && (
        <Field {...organisation}>
          <LongTextControl
            frame={organisation}
            maxLength={LINE_MAX}
            value={row.organisation}
            onChange={(value) => onChange({ organisation: value })}
          />
        </Field>
      )}
      <Field {...position}>
        <LongTextControl
          frame={position}
          maxLength={NAME_MAX}
          value={row.position}
          onChange={(value) => onChange({ position: value })}
        />
      </Field>
      <Field {...sex}>
        <ChoiceControl
          frame={sex}
          choices={SEX_CHOICES}
          value={row.sex}
          onChange={(value) => onChange({ sex: value })}
        />
      </Field>
      <Button
        kind="quiet"
        aria-label={`Убрать пострадавшего: ${row.fullname || place + 1}`}
        onClick={onRemove}
      >
        Убрать
      </Button>
    </fieldset>
  )
}
