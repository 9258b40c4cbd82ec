import type { DepartmentHead } from '@ot/contract'

/** Why the list of a department does or does not go out. */
export type HeadState = 'nobody' | 'dismissed' | 'noEmail' | 'refused' | 'ready'

export function headState({ head, isUnsubscribed }: DepartmentHead): HeadState {
  if (head === null) return 'nobody'
  if (head.isDismissed) return 'dismissed'
  if (head.email === null) return 'noEmail'
  return isUnsubscribed ? 'refused' : 'ready'
}
