import type { DispatchAnswer, Recipient } from '@ot/contract'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../../lib/use-work.ts'
import { remindReaders, removeSignature, revokeLinks, saveScan, saveSheet } from '../api/dispatches.ts'

export type DispatchWork = ReturnType<typeof useDispatchWork>

/** What the card's buttons start, and what came of the last of them. */
export function useDispatchWork(dispatch: DispatchAnswer) {
  const client = useQueryClient()
  const changing = useWork()
  const printing = useWork()
  const [done, setDone] = useState<string | null>(null)
  const { id } = dispatch

  function change(work: () => Promise<string | null>): void {
    setDone(null)
    void changing.run(async () => setDone(await work()))
  }

  return {
    isRunning: changing.isRunning,
    isPrinting: printing.isRunning,
    failure: changing.failure ?? printing.failure,
    done,
    remind: (recipient?: Recipient) =>
      change(async () => {
        const after = await remindReaders(client, id, recipient === undefined ? undefined : [recipient.id])
        return remindedText(dispatch, after)
      }),
    unsign: (recipient: Recipient) =>
      change(async () => {
        await removeSignature(client, id, recipient.id)
        return null
      }),
    revoke: (recipient: Recipient) =>
      change(async () => {
        await revokeLinks(client, id, [recipient.id])
        return `Ссылка отозвана: ${recipient.fullName ?? recipient.email}.`
      }),
    print: () => void printing.run(() => saveSheet(dispatch)),
    scan: (recipient: Recipient) => void printing.run(() => saveScan(dispatch, recipient)),
  }
}

/** Whoever got a letter within the last hour is passed over, so the letters are counted. */
function remindedText(before: DispatchAnswer, after: DispatchAnswer): string {
  const total = (dispatch: DispatchAnswer) =>
    dispatch.recipients.reduce((sum, { letters }) => sum + letters, 0)
  const sent = total(after) - total(before)
  return `${counted(sent, ['напоминание отправлено', 'напоминания отправлено', 'напоминаний отправлено'])}.`
}
