import type { Agreements, RegisterBody } from '@ot/contract'
import { LEGAL_EDITIONS } from '@ot/domain'
import type { z } from 'zod'
import type { Deps } from '../../context/deps.ts'
import { isUniqueViolation } from '../../db/sql-errors.ts'
import { transaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { askConfirmation } from './email-confirmations.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { insertAgreements, insertUser } from './queries.ts'

type Registration = z.output<typeof RegisterBody> & { address: string }

/** `isEmailConfirmed`: the address is known to be his, so no letter asks him to prove it. */
export async function registerUser(
  deps: Deps,
  input: Registration,
  { isEmailConfirmed = false }: { isEmailConfirmed?: boolean } = {},
): Promise<{ id: number; email: string }> {
  checkNewPassword(input, input.email)
  const passwordHash = await hashPassword(input.password)
  const createdAt = deps.clock.now()
  try {
    return await transaction(deps.database, 'read write', [], async (tx) => {
      const user = await insertUser(tx, {
        email: input.email,
        passwordHash,
        createdAt,
        ...(isEmailConfirmed && { emailConfirmedAt: createdAt }),
      })
      if (!isEmailConfirmed) {
        await askConfirmation(tx, deps, { userId: user.id, email: user.email, name: null, isNew: false })
      }
      const from = { userId: user.id, at: createdAt, address: input.address }
      const accepted = agreementEditions(input.agreements)
      await insertAgreements(
        tx,
        accepted.map((agreement) => ({ ...agreement, ...from })),
      )
      return user
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('Пользователь с таким e-mail уже зарегистрирован')
    throw error
  }
}

/** What is stored as the proof of consent; a registration by API may bring none. */
function agreementEditions(agreements: z.output<typeof Agreements> | undefined) {
  if (agreements === undefined) return []
  return (['personalData', 'offer', 'newsletter'] as const).map((document) => ({
    document,
    version: LEGAL_EDITIONS[document],
    accepted: agreements[document],
  }))
}
