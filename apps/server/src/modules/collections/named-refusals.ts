import { brokenReference } from '../../db/sql-errors.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
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

/** What others name is not deleted before they name another. */
export async function unlessStanding<Fields extends Facts>(
  { standing }: Pick<Collection<Fields>, 'standing'>,
  removal: Promise<void>,
): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (standing === undefined || brokenReference(error) === null) throw error
    throw new Conflict(standing)
  }
}
