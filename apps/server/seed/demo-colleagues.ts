import type { CompanyInput } from '@ot/contract'
import type { Role } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { loadCtx } from '../src/context/ctx.ts'
import type { Deps } from '../src/context/deps.ts'
import { newSecretToken } from '../src/foundation/secret-token.ts'
import { chooseCompany, createCompany } from '../src/modules/companies/index.ts'
import { inviteColleague } from '../src/modules/members/index.ts'
import { registerUser } from '../src/modules/session/index.ts'
import { DEMO_COMPANY } from './demo-company.ts'
import { countMembers, seatMember } from './demo-queries.ts'

type World = { deps: Deps; ctx: Ctx; companyId: number }

const COLLEAGUES: readonly { email: string; name: string; role: Role }[] = [
  { email: 'chernyh@zarechye.example', name: 'Черных Татьяна Павловна', role: 'editor' },
  { email: 'zabolotskaya@zarechye.example', name: 'Заболоцкая-Мирная Вероника Андреевна', role: 'viewer' },
]
const ASKED = { email: 'nesterova@zarechye.example', role: 'viewer' } as const

/** As invented as the first one: region «00» again. */
const SECOND_COMPANY: CompanyInput = {
  ...DEMO_COMPANY,
  name: 'Общество с ограниченной ответственностью «Заречье-Сервис»',
  shortName: 'ООО «Заречье-Сервис»',
  activities: [3],
  inn: '0012037012',
  ogrn: '1240000012372',
  okpo: '00120359',
  okved: '46.90',
  directorName: 'Кравец Аркадий Львович',
  headcount: 4,
  microEnterprise: true,
  additionalAddresses: [],
  regionalDaysOff: [],
  coldSeason: null,
}

/** Two who work in it already, one who was asked, and a second organisation of the same user. */
export async function makeColleagues({ deps, ctx, companyId }: World): Promise<void> {
  if ((await countMembers(deps.database, companyId)) === 1) {
    for (const colleague of COLLEAGUES) await seat(deps, companyId, colleague)
    await inviteColleague(ctx, deps, { companyId, ...ASKED })
  }
  if (ctx.memberships.size > 1) return
  await createCompany(ctx, SECOND_COMPANY, deps)
  await chooseCompany(await loadCtx(deps, ctx.userId), companyId)
}

/** Nobody can sign in as one: the password is a secret that is forgotten at once. */
async function seat(
  deps: Deps,
  companyId: number,
  { email, name, role }: (typeof COLLEAGUES)[number],
): Promise<void> {
  const password = newSecretToken()
  const registration = { email, password, confirmPassword: password, address: 'demo' }
  const { id } = await registerUser(deps, registration, { isEmailConfirmed: true })
  await seatMember(deps.database, { userId: id, companyId, name, role, now: deps.clock.now() })
}
