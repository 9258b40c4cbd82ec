import { z } from 'zod'
import { byId, id } from './fields.ts'
import { defineRoutes } from './route.ts'

/** How what an entry of a log tells of is taken back by who reads it: a deletion or a change of many whole, with so many
 * entries of the log, for a day; a mark while it stands last on its event, alone or with those of the same action that
 * still stand, so many `together` with it. Whether something was built on it since is told when it is tried. */
export const TakingBack = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deed'), undoId: id, entries: z.int() }),
  z.object({ kind: z.literal('mark'), eventId: id, completionId: id, together: z.int() }),
])
export type TakingBack = z.infer<typeof TakingBack>

export const undoRoutes = defineRoutes({
  'POST /api/undo/:id': {
    access: 'user',
    tag: 'undo',
    summary:
      'Отменить удаление или массовое изменение: всё станет как было. Номер — в заголовке X-Undo-Id его ответа, сутки',
    params: byId,
    status: 204,
  },
})
