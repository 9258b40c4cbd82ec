import { liftTwoFactor } from '../modules/account/index.ts'
import { findUserByEmail } from '../modules/session/index.ts'
import { type CommandGroup, WrongCommand } from './command.ts'

/** What a user cannot do himself without his telephone. */
export const ACCOUNT_COMMANDS: CommandGroup = {
  name: 'account',
  commands: {
    'two-factor-off': {
      parameters: '<e-mail>',
      summary: 'отключить двухфакторную защиту тому, кто потерял и телефон, и запасные коды',
      run: async ({ database, jobs, now }, [email = '']) => {
        const user = await findUserByEmail(database.db, email)
        if (user === null) throw new WrongCommand(`Нет пользователя с e-mail ${email}`)
        if (user.totpConfirmedAt === null) return `Двухфакторная защита не была включена: ${user.email}`
        await liftTwoFactor({ database, jobs: await jobs() }, user, now)
        return `Двухфакторная защита отключена, все входы завершены: ${user.email}`
      },
    },
  },
}
