import { dayIn } from '@ot/domain'
import { findPosition, POSITIONS } from '@ot/reference'
import { aliasesOf } from '@ot/reference/titles'
import { compareNames } from '@ot/text'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../foundation/errors.ts'
import { registerRoute } from '../../http/register-route.ts'
import { presentPositionCard } from './present.ts'

/** Companies have their own time zones; what is usual for a position is told by the day in the capital. */
const TIME_ZONE = 'Europe/Moscow'

/** Every page asks for it, and it is the same for everybody: sorted once. The table holds the same rows. */
const NAMED = POSITIONS.map(({ id, name, isOwnProfile }) => ({
  id,
  name,
  isOwnProfile,
  words: aliasesOf(name).join('; '),
})).sort((one, other) => compareNames(one.name, other.name))

export function registerPositions(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/positions', async () => NAMED)

  registerRoute(app, 'GET /api/positions/:id', async ({ params }) => {
    const position = findPosition(params.id)
    if (position === null) throw new NotFound()
    return presentPositionCard(position, dayIn(app.deps.clock.now(), TIME_ZONE))
  })
}
