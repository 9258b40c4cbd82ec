import type { CallInput, FilledDates, PastOutcome } from '@ot/contract'
import { call } from '../../../lib/api.ts'

/** What the user has said of a file. */
export interface PastChoices {
  /** By «sheet:column». */
  mapping: Readonly<Record<string, string | null>>
  /** By «sheet:row:column». */
  mended: Readonly<Record<string, string>>
  /** By the words of the file. */
  people: Readonly<Record<string, number>>
}
export const NOTHING_SAID: PastChoices = { mapping: {}, mended: {}, people: {} }

type PastParts = CallInput<'POST /api/past-dates/import'>['upload']['fields']

function partsOf({ mapping, mended, people }: PastChoices): PastParts {
  return {
    mapping: JSON.stringify(mapping),
    mended: JSON.stringify(mended),
    people: JSON.stringify(people),
  }
}

export function checkDates(companyId: number, file: File, choices: PastChoices): Promise<PastOutcome> {
  const upload = { file, fields: partsOf(choices) }
  return call('POST /api/past-dates/import', { query: { companyId, dryRun: 'true' }, upload })
}

export function writeDates(
  companyId: number,
  file: File,
  choices: PastChoices,
  idempotencyKey: string,
): Promise<PastOutcome> {
  const upload = { file, fields: partsOf(choices) }
  return call('POST /api/past-dates/import', { query: { companyId }, upload }, { idempotencyKey })
}

/** A dry run tells what would be written. */
export function fillDates(body: CallInput<'POST /api/past-dates/fill'>['body']): Promise<FilledDates> {
  return call('POST /api/past-dates/fill', { body })
}
