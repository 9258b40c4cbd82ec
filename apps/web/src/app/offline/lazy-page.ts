import { lazyRouteComponent } from '@tanstack/react-router'
import { connection } from '../../lib/api.ts'
import { noAnswer } from '../../lib/http/api-error.ts'

/**
 * A page whose code comes when it is opened. Where the server answers, a failure means a new release, and the router loads the
 * document anew; where it does not, that would only be the browser's own page of failure.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(orAway), name)

async function orAway(cause: unknown): Promise<never> {
  throw (await connection.isReached()) ? cause : noAnswer(cause)
}
