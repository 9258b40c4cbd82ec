/** What the columns of the log are called, on its page and in its sheet. */
export const LOG_COLUMNS = {
  at: 'Когда',
  who: 'Кто',
  action: 'Что сделано',
  about: 'О чём',
  changes: 'Что изменилось',
} as const
