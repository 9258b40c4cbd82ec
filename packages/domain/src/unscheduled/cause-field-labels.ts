/** What the fields of a cause of unscheduled measures are called. */
export const CAUSE_FIELD_LABELS = {
  cause: 'Причина',
  happenedOn: 'День причины',
  whom: 'Кого касается',
  ground: 'Что произошло и основание',
  departmentIds: 'Отделы',
  positionIds: 'Должности',
} as const
