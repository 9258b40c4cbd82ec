import { PAGES } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { countOpenResets, findUserByEmail, insertPasswordReset } from './queries.ts'

const LINK_LIFETIME_SECONDS = 60 * 60
/** More letters an hour to one person would be a nuisance that a stranger could cause. */
const OPEN_LINKS_MAX = 3

/** The job behind «Забыли пароль?»: letter and link stand or fall together. */
export async function sendPasswordLetter(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps.database, 'read write', [], async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user === null || (await countOpenResets(tx, user.id, now)) >= OPEN_LINKS_MAX) return
    const token = newSecretToken()
    const expiresAt = addSeconds(now, LINK_LIFETIME_SECONDS)
    await insertPasswordReset(tx, { tokenHash: hashToken(token), userId: user.id, expiresAt })
    await deps.jobs.writeToUser(tx, {
      to: user.email,
      subject: 'Новый пароль в ОТделе',
      text: letterText(`${deps.settings.publicUrl}${PAGES.passwordReset.path}?token=${token}`),
    })
  })
}

function letterText(link: string): string {
  return [
    'Здравствуйте!',
    'Чтобы задать новый пароль, откройте ссылку (она действует один час):',
    link,
    'Если вы не просили сменить пароль, ничего не делайте: прежний пароль остаётся в силе.',
  ].join('\n\n')
}
