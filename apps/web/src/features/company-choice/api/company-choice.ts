import { pathInAnotherCompany } from '@ot/domain'
import { call, rememberAnswer } from '../../../lib/api.ts'
import { restartIn } from '../../../lib/company/restart-in.ts'
import type { Companies } from '../../../lib/session/session.ts'

/** Makes a company the current one; other tabs see the list in the storage change and follow. */
export async function chooseCompany(companies: Companies, chosen: Companies[number]): Promise<void> {
  await call('POST /api/companies/:id/choose', { params: { id: chosen.id } })
  rememberAnswer('companies', [chosen, ...companies.filter(({ id }) => id !== chosen.id)])
  restartIn(pathInAnotherCompany(window.location.pathname))
}
