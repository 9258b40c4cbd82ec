import type { Db } from '../../db/client.ts'
import { letterKeys } from '../../db/schema/letter.ts'

/** What signs the links in letters; made once for this database. */
export async function getLetterKey(db: Db): Promise<string> {
  const [row] = await db.select({ key: letterKeys.key }).from(letterKeys)
  if (row === undefined) throw new Error('the database has no key for the links in letters')
  return row.key
}
