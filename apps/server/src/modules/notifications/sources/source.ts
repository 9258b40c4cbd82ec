import type { CalendarDate, Subscription } from '@ot/domain'
import type { Tx } from '../../../db/transaction.ts'
import type { Notice } from '../../notices/index.ts'

/** A company on the morning of a day. */
export type Morning = { companyId: number; today: CalendarDate; now: string; subscription: Subscription }

/** What one part of the product has to tell that it has not told of yet. */
export type Source = (tx: Tx, morning: Morning) => Promise<Notice[]>
