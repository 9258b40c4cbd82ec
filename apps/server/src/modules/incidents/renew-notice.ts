import { shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import type { LoadedIncident } from './load-incident.ts'
import { saveMark } from './part-queries.ts'

/** Each turn for the worse has a notice of its own (ТК РФ, ст. 228.1, ч. 5): the earlier one stays in the note. */
export async function renewWorseningNotice(tx: Tx, { marks }: LoadedIncident): Promise<void> {
  const sent = marks.find(({ key }) => key === 'notifyWorsened')
  if (sent === undefined || sent.completionDate === null) return
  const earlier = `Прежнее извещение послано ${shortDate(sent.completionDate)}`
  const note = sent.note === null ? earlier : `${sent.note}\n${earlier}`
  await saveMark(tx, { ...sent, completionDate: null, completedAt: null, note })
}
