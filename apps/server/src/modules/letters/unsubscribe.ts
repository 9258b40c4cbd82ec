import type { Unsubscription } from '@ot/contract'
import { defaultRhythm } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { audit } from '../../db/audit.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { getCompanyFacts } from '../documents/index.ts'
import { listHeadedDepartments, saveUnsubscribed } from './head-queries.ts'
import { getLetterKey } from './letter-key-queries.ts'
import { findReader, saveRhythm } from './reader-queries.ts'
import { type Addressee, addresseeOf } from './unsubscribe-token.ts'

type House = Pick<Deps, 'database' | 'clock'>

function noSuchLink(): NotFound {
  return new NotFound('Ссылка не действует. Откройте её из письма целиком или измените настройки в аккаунте.')
}

export async function readUnsubscription(house: House, token: string): Promise<Unsubscription> {
  return behindToken(house, token, 'read only', describe)
}

/** Said twice, it changes nothing more. */
export async function changeUnsubscription(
  house: House,
  token: string,
  isUnsubscribed: boolean,
): Promise<Unsubscription> {
  return behindToken(house, token, 'read write', async (tx, addressee, now) => {
    const before = await describe(tx, addressee, now)
    if (before.isUnsubscribed === isUnsubscribed) return before
    await change(tx, addressee, { isUnsubscribed, now })
    const { companyId, kind, id } = addressee
    await audit(
      tx,
      { userId: kind === 'user' ? id : null, now },
      {
        companyId,
        action: 'letters.unsubscribed',
        entity: kind === 'user' ? 'user' : 'employee',
        entityId: id,
        before: { isUnsubscribed: !isUnsubscribed },
        after: { isUnsubscribed },
      },
    )
    return { ...before, isUnsubscribed }
  })
}

async function behindToken<T>(
  { database, clock }: House,
  token: string,
  mode: 'read only' | 'read write',
  work: (tx: Tx, addressee: Addressee, now: string) => Promise<T>,
): Promise<T> {
  const addressee = addresseeOf(await getLetterKey(database.db), token)
  if (addressee === null) throw noSuchLink()
  return transaction(database, mode, [addressee.companyId], (tx) => work(tx, addressee, clock.now()))
}

async function describe(tx: Tx, { kind, companyId, id }: Addressee, now: string): Promise<Unsubscription> {
  const organisation = (await getCompanyFacts(tx, companyId)).shortName
  if (kind === 'user') {
    const reader = await findReader(tx, companyId, id)
    if (reader === null) throw noSuchLink()
    const rhythm = reader.rhythm ?? defaultRhythm(reader.role)
    return { organisation, kind: 'digest', departments: [], isUnsubscribed: rhythm === 'off' }
  }
  const own = (await listHeadedDepartments(tx, companyId, now)).filter(({ employeeId }) => employeeId === id)
  return {
    organisation,
    kind: 'department',
    departments: own.map(({ department }) => department),
    isUnsubscribed: own.every((one) => one.isUnsubscribed),
  }
}

async function change(
  tx: Tx,
  { kind, companyId, id }: Addressee,
  { isUnsubscribed, now }: { isUnsubscribed: boolean; now: string },
): Promise<void> {
  if (kind === 'user') {
    const rhythm = isUnsubscribed ? 'off' : 'weekly'
    await saveRhythm(tx, { userId: id, companyId, rhythm, chosenAt: now })
    return
  }
  for (const { departmentId, employeeId } of await listHeadedDepartments(tx, companyId, now)) {
    if (employeeId !== id) continue
    await saveUnsubscribed(tx, { companyId, departmentId, employeeId }, isUnsubscribed ? now : null)
  }
}
