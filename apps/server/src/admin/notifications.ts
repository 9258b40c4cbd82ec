import { makeNotifications } from '../modules/notifications/index.ts'
import type { CommandGroup } from './command.ts'

export const NOTIFICATION_COMMANDS: CommandGroup = {
  name: 'notifications',
  commands: {
    '': {
      parameters: '',
      summary: 'составить уведомления дня сейчас; составленные не повторяются',
      run: async ({ database, now }) => {
        await makeNotifications({ database, clock: { now: () => now } })
        return 'Уведомления дня составлены'
      },
    },
  },
}
