import { byField } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { typedText, wireValue } from '../../../ui/form/text-spec.ts'
import type { CollectionRow, CollectionSpec, RecordValues } from '../collection-spec.ts'

type Spec<Field extends string, Fields extends object> = Pick<
  CollectionSpec<Field, Fields, CollectionRow<Field>>,
  'fields' | 'specs' | 'schema' | 'opening'
>

export function recordValues<Field extends string, Fields extends object>(
  { fields, specs, opening }: Spec<Field, Fields>,
  row: CollectionRow<Field> | null,
  timeZone: string,
): RecordValues<Field> {
  return byField(fields, (field) =>
    row === null ? (opening[field] ?? '') : typedText(specs[field], row[field], timeZone),
  )
}

/** The contract's schema over what stands in the form. */
export function recordSchema<Field extends string, Fields extends object>(
  { fields, specs, schema }: Spec<Field, Fields>,
  timeZone: string,
): FormSchema<RecordValues<Field>, Fields> {
  return {
    '~standard': {
      async validate(values) {
        const unread = fields.filter(
          (field) => specs[field].kind === 'day' && values[field] !== '' && !isCalendarDate(values[field]),
        )
        const issues = unread.map((field) => ({ path: [field], message: 'Дата в виде дд.мм.гггг' }))
        const sent = byField(fields, (field) => wireValue(specs[field], values[field], timeZone))
        const checked = await schema['~standard'].validate(sent)
        if (issues.length === 0) return checked
        const others = (checked.issues ?? []).filter(
          ({ path = [] }) => !unread.some((field) => field === path[0]),
        )
        return { issues: [...issues, ...others] }
      },
    },
  }
}
