import { DEPARTMENT_NAME_REQUIRED } from '@ot/domain'
import type { FormSchema } from '../../../../lib/form/schema.ts'

export interface DepartmentName {
  name: string
}

/** Tells at once that there is no name; the server checks the rest, so zod need not come to the browser. */
export const departmentNameSchema: FormSchema<DepartmentName, DepartmentName> = {
  '~standard': {
    validate(values) {
      const name = values.name.replace(/\s+/g, ' ').trim()
      return name === ''
        ? { issues: [{ path: ['name'], message: DEPARTMENT_NAME_REQUIRED }] }
        : { value: { name } }
    },
  },
}
