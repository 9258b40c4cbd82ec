import type { CompanyInput } from '@ot/contract'
import { dayIn, trialPeriod } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { audit } from '../../db/audit.ts'
import { enterCompany, inTransaction } from '../../db/transaction.ts'
import type { Letter } from '../../jobs/jobs.ts'
import { requireKnownActivities } from '../activities/index.ts'
import { cardOf } from './card.ts'
import {
  type CompanyRow,
  insertCompany,
  insertOwner,
  insertSubscription,
  listIdsByInn,
  type MemberCompany,
} from './queries.ts'

/** Anybody signed in may make a company: he becomes its owner, and its free days begin. A second one of the same ИНН is
 * told to the operator and not refused: a stranger must not be able to burn a company's trial. */
export async function createCompany(
  ctx: Ctx,
  input: CompanyInput,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
): Promise<MemberCompany> {
  const card = { ...input, activities: requireKnownActivities(input.activities) }
  return inTransaction(ctx, null, async (tx) => {
    const former = await listIdsByInn(tx, input.inn)
    const company = await insertCompany(tx, card, ctx.now)
    await enterCompany(tx, company.id)
    await insertOwner(tx, ctx.userId, company.id, ctx.now)
    await insertSubscription(tx, company.id, trialPeriod(dayIn(ctx.now, company.timeZone)))
    if (former.length > 0) {
      await jobs.writeToUser(tx, repeatedTrialLetter(company, former, settings.supportEmail))
    }
    await audit(tx, ctx, {
      companyId: company.id,
      action: 'company.created',
      entity: 'company',
      entityId: company.id,
      before: null,
      after: cardOf(company),
    })
    return { ...company, role: 'owner' }
  })
}

type Created = Pick<CompanyRow, 'id' | 'inn' | 'shortName'>

/** To the operator, who decides whether anything follows from it. */
function repeatedTrialLetter(
  { id, inn, shortName }: Created,
  former: readonly number[],
  operator: string,
): Letter {
  return {
    to: operator,
    subject: `Повторный пробный период: ИНН ${inn}`,
    text: [
      `Создана организация № ${id} «${shortName}» с ИНН ${inn}. Пробный период начат.`,
      `С тем же ИНН уже есть: ${former.map((number) => `№ ${number}`).join(', ')}.`,
    ].join('\n\n'),
  }
}
