import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { CHOICE_OF, type ConcernedValues, concernedBody } from './concerned-values.ts'

/** What can be told before the server is asked. */
export const concernedForm: FormSchema<ConcernedValues, ConcernedValues> = {
  '~standard': {
    validate(values) {
      const { dueOn } = values
      const issues = [
        concernedBody(values) === null && { path: [CHOICE_OF[values.whom]], message: 'Выберите, кому' },
        dueOn !== '' &&
          !isCalendarDate(dueOn) && { path: ['dueOn'], message: 'Укажите дату в виде дд.мм.гггг' },
      ].filter((issue) => issue !== false)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}
