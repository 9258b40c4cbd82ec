import type { Deps } from '../deps.ts'
import { remindUnread } from '../modules/dispatches/index.ts'
import { deliverLetter, sendDigests } from '../modules/letters/index.ts'
import { makeNotifications } from '../modules/notifications/index.ts'
import { cleanUp, sendPasswordLetter } from '../modules/session/index.ts'
import type { JobHandlers } from './jobs.ts'

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    mail: (letter) => deliverLetter(deps, letter),
    'password-forgotten': ({ email }) => sendPasswordLetter(deps, email),
    'clean-up': () => cleanUp(deps),
    'dispatch-reminders': () => remindUnread(deps),
    digests: () => sendDigests(deps),
    notifications: () => makeNotifications(deps),
  }
}
