import { systemUser } from '../foundation/system-user.ts'
import { startCommandOffice } from './command-office.ts'
import { type Office, SocketNotUnderstood, startListener } from './listener.ts'

export type StartOffice = () => Promise<Office>

type Starting = {
  /** In which the socket must have had a first, tiny file converted. */
  startMs: number
  /** The same for a command. */
  patienceMs: number
  report(error: Error): void
}

/** One that keeps running and is asked over its socket; once that is not understood, one that is started for each file. */
export function officeStarter(soffice: string, { startMs, patienceMs, report }: Starting): StartOffice {
  let isSocketUnderstood = true
  return async () => {
    const user = await systemUser('otdel-office')
    if (!isSocketUnderstood) return startCommandOffice(soffice, patienceMs, user)
    try {
      return await startListener(soffice, startMs, user)
    } catch (error) {
      if (!(error instanceof SocketNotUnderstood)) throw error
      isSocketUnderstood = false
      report(error)
      return startCommandOffice(soffice, patienceMs, user)
    }
  }
}
