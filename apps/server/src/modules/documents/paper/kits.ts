import { FairQueue } from '../../../foundation/fair-queue.ts'

/** Many papers at once: one such work of a company at a time, of all companies as many as there are. */
export const kits = new FairQueue({
  places: Number.POSITIVE_INFINITY,
  waitingEach: 5,
  patienceMs: 60_000,
  refusal: 'Другой комплект документов вашей организации ещё готовится. Дождитесь его и повторите.',
})
