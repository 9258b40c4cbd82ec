import type { DifferenceLine } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import type { ThreadJob } from '../../threads/job.ts'
import { textDifference } from './text-difference.ts'

const COMPARE_MS = 5000

export const COMPARE_OWN: ThreadJob<{ before: Uint8Array; after: Uint8Array }, DifferenceLine[]> = {
  name: 'compare an own template',
  patienceMs: COMPARE_MS,
  run: ({ before, after }) => textDifference(documentText(before), documentText(after)),
}
