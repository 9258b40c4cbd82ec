import { FairQueue, type FairQueueLimits } from './fair-queue.ts'

/** Papers, sheets and imports by the hundred: one such call of a company at a time. */
export type HeavyWork = {
  queue: FairQueue
  /** A reader who takes nothing of his file for so long lets the next one in: what waits for him costs nobody. */
  unreadMs: number
}

const LIMITS: FairQueueLimits = {
  places: Number.POSITIVE_INFINITY,
  waitingEach: 20,
  patienceMs: 60_000,
  refusal: 'Другая работа вашей организации ещё не закончена. Дождитесь её и повторите.',
}
const UNREAD_MS = 10_000

export function openHeavyWork({
  unreadMs = UNREAD_MS,
  ...limits
}: Partial<FairQueueLimits & { unreadMs: number }> = {}): HeavyWork {
  return { queue: new FairQueue({ ...LIMITS, ...limits }), unreadMs }
}
