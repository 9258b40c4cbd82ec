import { startSteps } from '@ot/domain'
import type { Start } from './use-start.ts'

/** Nobody has begun anything before there is a company: nothing to ask the server for. */
export const AT_FIRST: Start = {
  companyId: null,
  guide: { steps: startSteps(null), current: 'company', isHidden: false, isFinished: false },
}
