import type { Deps } from '../deps.ts'
import { remindUnread } from '../modules/dispatches/index.ts'
import { cleanUp, sendPasswordLetter } from '../modules/session/index.ts'
import type { JobHandlers } from './jobs.ts'

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    mail: (letter) => deps.mail.send(letter),
    'password-forgotten': ({ email }) => sendPasswordLetter(deps, email),
    'clean-up': () => cleanUp(deps),
    'dispatch-reminders': () => remindUnread(deps),
  }
}
