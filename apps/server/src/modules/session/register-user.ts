import type { RegisterBody } from '@ot/contract'
import type { z } from 'zod'
import { isUniqueViolation } from '../../db/sql-errors.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { agreementEditions } from './agreement-editions.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { insertAgreements, insertUser } from './queries.ts'

type Registration = z.output<typeof RegisterBody> & { address: string }

export async function registerUser(deps: Deps, input: Registration): Promise<{ id: number; email: string }> {
  checkNewPassword(input, input.email)
  const passwordHash = await hashPassword(input.password)
  const createdAt = deps.clock.now()
  try {
    return await transaction(deps.database, 'read write', [], async (tx) => {
      const user = await insertUser(tx, { email: input.email, passwordHash, createdAt })
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
