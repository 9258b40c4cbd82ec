export const QUEUE_SCHEMA = 'pgboss'

export const JOB_NAMES = [
  'mail',
  'password-forgotten',
  'clean-up',
  'dispatch-reminders',
  'digests',
  'notifications',
] as const

/** About nine hours of trying: a mail server that is down over night loses no letter. */
export const RETRIES = { retryLimit: 10, retryDelay: 30, retryBackoff: true }
