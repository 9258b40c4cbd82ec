import { isUniqueViolation } from '../../db/sql-errors.ts'
import { Conflict } from '../../foundation/errors.ts'

/** The index decides, so that two who write the same name at once cannot both succeed; here the refusal gets its words. */
export async function withUniqueName<T>(name: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(`Отдел «${name}» уже есть`)
    throw error
  }
}
