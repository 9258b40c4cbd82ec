import type { EventAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, EVENT_FIELDS, type PpeEventType } from '@ot/domain'
import { sizes } from '../../../../lib/sizes.ts'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import type { Choice } from '../../../../ui/choices.ts'
import { type AskedField, type AskedTable, choiceField, textField } from '../../../../ui/form/field-table.tsx'
import { FactorControl } from '../../fields/factor-control.tsx'
import { type AddedValues, issuedNames, quantityChoices, returnablePpe } from '../added-line.ts'

const DIGITS_MAX = 4

interface AddedTableOptions {
  people: readonly Choice<number | null>[]
  /** Instead of them: why they are not there yet. */
  message: string | undefined
  /** Of a PPE memo: what its lines are. */
  operation: PpeEventType
  events: readonly EventAnswer[]
  filled: AddedValues
}

/** Who, and what is asked for him. */
export function addedTable(options: AddedTableOptions): AskedTable<AddedValues> {
  const { people, message, operation } = options
  return {
    employeeId: {
      label: 'Работник',
      isRequired: true,
      control: (props) => (
        <ChoiceControl
          {...props}
          choices={people}
          message={message}
          maxHeight={sizes.employeePickerMaxHeight}
        />
      ),
    },
    factorNumber: {
      label: EVENT_FIELD_LABELS.factorNumber,
      isRequired: true,
      control: (props) => <FactorControl {...props} />,
    },
    ...(operation === 'return' ? returnFields(options) : issueFields(options)),
  }
}

type PpeFields = Record<'ppe' | 'quantity', AskedField<string>>

const PPE = { label: EVENT_FIELD_LABELS.ppe, isRequired: true } as const
const QUANTITY = { label: 'Количество', isRequired: true } as const

/** Only what is on hand comes back. */
function returnFields({ events, filled }: AddedTableOptions): PpeFields {
  const owned = returnablePpe(events, filled.employeeId)
  const names = [...new Set(owned.map((event) => event.ppe))].map((name) => ({ value: name, label: name }))
  const chosen = owned.find((event) => event.ppe === filled.ppe)
  return {
    ppe: choiceField({ ...PPE, choices: names, message: nothingOwned(filled.employeeId, names.length) }),
    quantity: choiceField({
      ...QUANTITY,
      choices: quantityChoices(chosen),
      message: chosen === undefined ? 'Сначала выберите СИЗ' : undefined,
    }),
  }
}

function nothingOwned(employeeId: number | null, count: number): string | undefined {
  if (employeeId === null) return 'Сначала выберите работника'
  return count === 0 ? 'На руках у работника ничего нет' : undefined
}

/** Anything is issued. */
function issueFields({ events, filled }: AddedTableOptions): PpeFields {
  const suggestions = issuedNames(events, filled.employeeId)
  return {
    ppe: textField({ ...PPE, kind: 'suggest', max: EVENT_FIELDS.ppe.max, suggestions }),
    quantity: textField({ ...QUANTITY, kind: 'short', max: DIGITS_MAX, inputMode: 'numeric' }),
  }
}
