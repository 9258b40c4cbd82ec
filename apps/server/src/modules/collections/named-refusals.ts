import { brokenReference } from '../../db/sql-errors.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { Collection, Facts } from './collection.ts'

/** The reference decides; here the refusal gets its words, at the field that names what is not there. */
export async function withNamedRefusals<Fields extends Facts, T>(
  { references }: Pick<Collection<Fields>, 'references'>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    const broken = references[brokenReference(error) ?? '']
    if (broken === undefined) throw error
    throw Invalid.field(broken.field, broken.message)
  }
}
