import { EMPLOYEE_FIELD_LABELS, INCIDENT_PERSON_LABELS, STANDINGS } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './fields.module.css'
import { EMPTY_OUTSIDER, OUTSIDE_CHOICES, type TypedOutsider } from './outsider-values.ts'

const NAME_MAX = 300
const LINE_MAX = 500
const SEX_CHOICES = [
  { value: '' as const, label: 'как видно по имени' },
  { value: 'm' as const, label: 'мужской' },
  { value: 'f' as const, label: 'женский' },
]

type Asked = Omit<TypedOutsider, 'id'>

const NAMES = ['fullname', 'standing', 'position', 'sex'] as const
const WITH_ORGANISATION = ['fullname', 'standing', 'organisation', 'position', 'sex'] as const

/** `organisation`: whose it is, by his standing. */
function outsiderTable(organisation: string): AskedTable<Asked> {
  return {
    fullname: textField({
      label: INCIDENT_PERSON_LABELS.fullname,
      isRequired: true,
      kind: 'line',
      max: NAME_MAX,
    }),
    standing: choiceField<TypedOutsider['standing']>({
      label: 'Как работал у вас',
      isRequired: true,
      choices: OUTSIDE_CHOICES,
      placeholder: 'Выберите',
    }),
    organisation: textField({ label: organisation, kind: 'line', max: LINE_MAX }),
    position: textField({ label: 'Должность или работа', kind: 'line', max: NAME_MAX }),
    sex: choiceField({ label: EMPLOYEE_FIELD_LABELS.sex, choices: SEX_CHOICES }),
  }
}

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
  const { today } = useIncidentsScope()
  const organisation = row.standing === '' ? null : STANDINGS[row.standing].organisation
  return (
    <fieldset className={styles.outsider}>
      <legend>Не из ваших работников</legend>
      <FieldRows
        form={{ values: row, set: (name, value) => onChange({ [name]: value }), problemOf }}
        table={outsiderTable(organisation ?? '')}
        names={organisation === null ? NAMES : WITH_ORGANISATION}
        prefix={`outsider-${place}`}
        today={today}
        layout="stacked"
      />
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
