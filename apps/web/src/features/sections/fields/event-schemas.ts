import { Completion, EVENT_CHANGES, NewEvent, NewEvents } from '@ot/contract/event'
import type { EventFormField, Section } from '@ot/domain'
import { changedFields, pickFields } from '../../../lib/form/changed-fields.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { formFields, isMeant } from './event-fields.ts'
import { dateIssues, inputOf, isBlank } from './event-input.ts'
import type { EventValues } from './event-values.ts'

interface Target {
  companyId: number
  employeeId: number
  section: Section
}

type Parsed<Output> =
  | { success: true; data: Output }
  | { success: false; error: { issues: readonly { message: string; path: PropertyKey[] }[] } }

function checked<Output>(
  values: EventValues,
  fields: readonly EventFormField[],
  parse: (input: Record<string, unknown>) => Parsed<Output>,
) {
  const ofDates = dateIssues(values, fields)
  const parsed = parse(inputOf(values, fields))
  if (parsed.success && ofDates.length === 0) return { value: parsed.data }
  const others = parsed.success ? [] : parsed.error.issues
  return {
    issues: [...ofDates, ...others.filter(({ path }) => !ofDates.some((issue) => issue.path[0] === path[0]))],
  }
}

export function newEventSchema(target: Target): FormSchema<EventValues, NewEvent> {
  const { section } = target
  return {
    '~standard': {
      validate(values) {
        const fields = formFields(section, 'add').filter((field) => isMeant(field, values))
        return checked(values, fields, (input) => NewEvent.safeParse({ ...target, ...input }))
      },
    },
  }
}

/** Whom the same obligation is added for. */
export type EventsTarget = Pick<NewEvents, 'departmentId' | 'positionId' | 'employeeIds'>

/** The same for many; a risk card is everybody's own and is filled in with its own hazards later. */
export function newEventsSchema(
  companyId: number,
  section: Section,
  target: EventsTarget,
): FormSchema<EventValues, NewEvents> {
  return {
    '~standard': {
      validate(values) {
        const fields = manyFields(section).filter((field) => isMeant(field, values))
        const result = checked(values, fields, (input) =>
          NewEvents.safeParse({ companyId, section, ...target, ...input }),
        )
        if (Object.keys(target).length > 0) return result
        const nobody = { path: ['target'], message: 'Выберите, кому добавить' }
        return {
          issues: [nobody, ...('issues' in result && result.issues !== undefined ? result.issues : [])],
        }
      },
    },
  }
}

export function manyFields(section: Section): readonly EventFormField[] {
  return formFields(section, 'add').filter((field) => field !== 'hazards')
}

/** Gives out what has been changed only. */
export function eventChangesSchema(
  section: Section,
  from: EventValues,
): FormSchema<EventValues, Record<string, unknown>> {
  return {
    '~standard': {
      validate(values) {
        const changed = changedFields(from, values)
        return checked(values, formFields(section, 'edit'), (input) => {
          const parsed = EVENT_CHANGES[section].safeParse(input)
          if (!parsed.success) return parsed
          const checkedFields: Record<string, unknown> = parsed.data
          // An erased number takes the employee off the workplace.
          const isTakenOff = changed.includes('workplaceNumber') && values.workplaceNumber.trim() === ''
          const patch = pickFields(checkedFields, changed)
          return { success: true, data: isTakenOff ? { ...patch, workplaceId: null } : patch }
        })
      },
    },
  }
}

/** What is left empty is not named: it stays as it is. */
export function completionSchema(section: Section, from: EventValues): FormSchema<EventValues, Completion> {
  return {
    '~standard': {
      validate(values) {
        const fields = formFields(section, 'complete').filter(
          (field) =>
            field === 'date' || (isMeant(field, values) && !(isBlank(values[field]) && isBlank(from[field]))),
        )
        return checked(values, fields, (input) => Completion.safeParse(input))
      },
    },
  }
}
