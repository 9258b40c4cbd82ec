import type { DispatchAnswer, DispatchSummary, Recipient } from '@ot/contract'
import { isWaiting } from '@ot/domain'

const AT = '2026-11-20T09:00:00.000Z'

export function sampleRecipient(id: number, own: Partial<Recipient> = {}): Recipient {
  return {
    id,
    employeeId: id,
    fullName: 'Ким Лев Львович',
    position: 'Токарь',
    email: 'kim@b.ru',
    state: 'sent',
    sentAt: AT,
    letters: 1,
    linkUntil: '2026-12-20T09:00:00.000Z',
    openedAt: null,
    acknowledgedAt: null,
    acknowledgedName: null,
    address: null,
    userAgent: null,
    hashes: [],
    signedOn: null,
    scan: null,
    ...own,
  }
}

export function sampleDispatch(own: Partial<DispatchAnswer> = {}): DispatchAnswer {
  return {
    id: 3,
    companyId: 7,
    purpose: 'acquaintance',
    status: 'waiting',
    due: null,
    createdAt: AT,
    createdBy: 'Анна Смирнова',
    needsSignature: false,
    letter: null,
    documents: [
      {
        id: 5,
        name: 'Приказ о комиссии',
        number: '1-ОТ',
        date: '2026-11-20',
        isVoid: false,
        signedByHand: false,
        sha256: 'a',
        pdfSha256: null,
        hasPages: false,
      },
    ],
    recipients: [sampleRecipient(1)],
    ...own,
  }
}

export function summaryOf({ recipients, letter: _letter, ...head }: DispatchAnswer): DispatchSummary {
  const count = (wanted: (one: Recipient) => boolean) => recipients.filter(wanted).length
  return {
    ...head,
    counts: {
      recipients: recipients.length,
      opened: count(({ openedAt }) => openedAt !== null),
      acknowledged: count(({ acknowledgedAt }) => acknowledgedAt !== null),
      signed: count(({ signedOn }) => signedOn !== null),
      waiting: count(({ state }) => isWaiting(state)),
    },
  }
}
