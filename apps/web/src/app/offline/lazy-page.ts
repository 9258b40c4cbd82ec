import { lazyRouteComponent } from '@tanstack/react-router'
import { connection } from '../../lib/api.ts'

/** The code of a page that could not be loaded because the server cannot be reached. */
export class PageAway extends Error {
  constructor(cause: unknown) {
    super('page away', { cause })
  }
}

/**
 * A page whose code comes when it is opened. Where the server answers, a failure means a new release, and the router loads the
 * document anew; where it does not, that would only be the browser's own page of failure.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(orAway), name)

async function orAway(cause: unknown): Promise<never> {
  throw (await connection.isReached()) ? cause : new PageAway(cause)
}
