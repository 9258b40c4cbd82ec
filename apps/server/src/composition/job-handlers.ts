import type { Deps } from '../context/deps.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { eraseAccounts } from '../modules/account/index.ts'
import { issueActs, sendPayerLetter } from '../modules/billing/index.ts'
import { deliverReminder, listenToBots, sendReminders } from '../modules/bots/index.ts'
import { remindUnread } from '../modules/dispatches/index.ts'
import { deliverLetter, sendDigests } from '../modules/letters/index.ts'
import { forgetInvitations } from '../modules/members/index.ts'
import { makeNotifications } from '../modules/notifications/index.ts'
import { cleanUp, sendPasswordLetter } from '../modules/session/index.ts'
import { forgetUndos } from '../modules/undo/index.ts'

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    mail: (letter) => deliverLetter(deps, letter),
    'password-forgotten': ({ email }) => sendPasswordLetter(deps, email),
    'clean-up': async () => {
      await cleanUp(deps)
      await forgetInvitations(deps)
      await forgetUndos(deps)
    },
    'dispatch-reminders': () => remindUnread(deps),
    digests: () => sendDigests(deps),
    'bot-message': (reminder) => deliverReminder(deps, reminder),
    'bot-reminders': () => sendReminders(deps),
    'bot-addresses': () => listenToBots(deps),
    notifications: () => makeNotifications(deps),
    'account-erasure': () => eraseAccounts(deps),
    acts: async () => {
      await issueActs({ ...deps, now: deps.clock.now() })
    },
    backup: async () => deps.backups?.keepUp(),
    'payer-letter': (asked) => sendPayerLetter(deps, asked),
  }
}
