import type { WorkplaceAnswer } from '@ot/contract'
import {
  byField,
  EVENT_FIELDS,
  type EventChoice,
  type EventChoiceField,
  type EventFormField,
  eventFactText,
  eventField,
  fieldNames,
  isEventFieldOf,
  PROGRAMME_FACTS,
  PROGRAMMES,
} from '@ot/domain'
import { counted, isCalendarDate } from '@ot/text'
import type { Choice } from '../../../ui/choices.ts'
import {
  type AskedField,
  choiceField,
  type FieldTable,
  type FormField,
  textField,
} from '../../../ui/form/field-table.tsx'
import type { TextKind } from '../../../ui/form/text-spec.ts'
import { type FormMode, isEventFieldRequired } from './event-fields.ts'
import { EVENT_TEXTS, type EventTextField, type EventValues } from './event-values.ts'
import { FactorControl } from './factor-control.tsx'

const DIGITS_MAX = 9
const PERIOD_MAX = 30
const USUAL_PERIODS = ['6 месяцев', '12 месяцев', '5 лет', 'бессрочно', 'разово']
const WORKPLACE_NUMBER_MAX = 50
const NOT_OF_STAFF = 'Среди работников нет: запишется как введено'

/** Programmes are looked for by their letters. */
const PROGRAMME_CHOICES = PROGRAMMES.map((value) => {
  const { code, title } = PROGRAMME_FACTS[value]
  return { value, label: `${code}. ${title}` }
})

interface EventTableOptions {
  labels: Readonly<Record<EventFormField, string>>
  mode: FormMode
  workplaces: readonly WorkplaceAnswer[]
  /** Who may be named where a person is asked for. */
  people: readonly Choice<string>[]
}

/** All that the forms of the sections ask for; each of them shows its part. */
export function eventTable(options: EventTableOptions): FieldTable<EventValues> {
  const { labels, mode } = options
  const asked = (field: EventFormField) => {
    const { hint } = eventField(field)
    return {
      label: labels[field],
      isRequired: isEventFieldRequired(field, mode),
      ...(hint !== undefined && { hint }),
    }
  }
  const said = <Value,>(field: EventFormField, control: AskedField<Value>['control']): FormField<Value> => ({
    ...asked(field),
    control,
    text: (value) => fieldText(field, value),
  })
  const choice = <F extends EventChoiceField>(
    field: F,
    choices: readonly Choice<EventChoice<F> | null>[] = choicesOf(field),
  ) => said(field, choiceField<EventChoice<F> | null>({ ...asked(field), choices }).control)
  return {
    ...byField(EVENT_TEXTS, (field) =>
      said(field, textField({ ...asked(field), ...kindOf(field, options) }).control),
    ),
    kind: choice('kind'),
    programme: choice('programme', PROGRAMME_CHOICES),
    result: choice('result'),
    conclusion: choice('conclusion'),
    riskClass: choice('riskClass'),
    workingConditionsClass: choice('workingConditionsClass'),
    factorNumber: said<string | null>('factorNumber', (props) => <FactorControl {...props} />),
    hazards: said<EventValues['hazards']>('hazards', null),
  }
}

function choicesOf<F extends EventChoiceField>(field: F): readonly Choice<EventChoice<F> | null>[] {
  const { words = {}, absent } = eventField(field)
  const members = fieldNames(EVENT_FIELDS[field].words).map((value) => ({
    value,
    label: words[value] ?? value,
  }))
  return absent === undefined ? members : [{ value: null, label: absent }, ...members]
}

function kindOf(field: EventTextField, { workplaces, people }: EventTableOptions): TextKind {
  const description = EVENT_FIELDS[field]
  switch (description.kind) {
    case 'day':
      return { kind: 'day', isAhead: 'isAhead' in description }
    case 'whole':
      return { kind: 'short', max: DIGITS_MAX, inputMode: 'numeric', width: 'narrow' }
    case 'line':
      return 'isPerson' in description
        ? { kind: 'suggest', max: description.max, suggestions: people, ownText: NOT_OF_STAFF }
        : { kind: 'short', max: description.max }
    case 'long':
      return { kind: 'line', max: description.max }
    case 'period':
      return {
        kind: 'suggest',
        max: PERIOD_MAX,
        suggestions: USUAL_PERIODS,
        ownText: 'Своя периодичность: «2 года», «18 месяцев»',
      }
    case 'workplace':
      return {
        kind: 'suggest',
        max: WORKPLACE_NUMBER_MAX,
        suggestions: workplaces.map(({ number, name }) => ({
          value: number,
          label: `№ ${number} — ${name}`,
        })),
        ownText: 'Новое рабочее место',
      }
  }
}

function fieldText(field: EventFormField, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? '' : counted(value.length, ['строка', 'строки', 'строк'])
  // What is not a day yet is shown as it is typed.
  if (isEventFieldOf(field, 'day') && !isCalendarDate(String(value))) return String(value)
  return eventFactText(field, value) ?? ''
}
