export const QUEUE_SCHEMA = 'pgboss'

/** The queue through which pg-boss passes whatever is planned by the clock. */
export const PLANNED_QUEUE = '__pgboss__send-it'

export const JOB_NAMES = [
  'mail',
  'password-forgotten',
  'clean-up',
  'dispatch-reminders',
  'digests',
  'bot-message',
  'bot-reminders',
  'bot-addresses',
  'notifications',
  'account-erasure',
  'acts',
  'payer-letter',
  'backup',
] as const

/** About nine hours of trying: a mail server that is down over night loses no letter. */
export const RETRIES = { retryLimit: 10, retryDelay: 30, retryBackoff: true }
