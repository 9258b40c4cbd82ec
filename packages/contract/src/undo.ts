import { byId } from './fields.ts'
import { defineRoutes } from './route.ts'

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
