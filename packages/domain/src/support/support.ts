/** Who wrote a message of the support thread. */
export const SUPPORT_AUTHORS = ['user', 'operator'] as const
export type SupportAuthor = (typeof SUPPORT_AUTHORS)[number]

export const SUPPORT_TEXT_MAX = 5000

/** Each message is a letter to the operator: more an hour would be a nuisance. */
export const SUPPORT_MESSAGES_AN_HOUR = 30
