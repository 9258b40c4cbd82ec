import { OfficeBroken, openDesk, type PdfDesk, type PrintLimits, type PrintSource } from './desk.ts'
import { OfficeLost } from './office-socket.ts'
import type { StartOffice } from './office-starter.ts'

/** A document under which LibreOffice died so often is at fault itself. */
const MOST_ATTEMPTS = 3

export type PrintQueue = {
  print(source: PrintSource): Promise<Buffer>
  close(): Promise<void>
}

type Job = {
  source: PrintSource
  attempts: number
  resolve(pdf: Buffer): void
  reject(error: unknown): void
}

export type QueueOptions = { start: StartOffice; desks: number; limits: PrintLimits }

/** Documents wait for the first free desk; one whose listener died under it is done again, before the others. */
export function openPrintQueue({ start, desks: count, limits }: QueueOptions): PrintQueue {
  const waiting: Job[] = []
  const desks = Array.from({ length: count }, () => openDesk(start, limits))
  let isClosed = false

  function refuseAll(error: unknown): void {
    for (const job of waiting.splice(0)) job.reject(error)
  }

  async function attempt(desk: PdfDesk, job: Job): Promise<void> {
    try {
      job.resolve(await desk.print(job.source))
    } catch (error) {
      job.attempts += 1
      if (error instanceof OfficeLost && job.attempts < MOST_ATTEMPTS && !isClosed) waiting.unshift(job)
      else job.reject(error)
      if (error instanceof OfficeBroken) refuseAll(error)
    }
  }

  async function serve(desk: PdfDesk): Promise<void> {
    desk.isBusy = true
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await attempt(desk, job)
    desk.isBusy = false
    if (!isClosed) desk.rest()
  }

  return {
    print: (source) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new OfficeBroken('the queue is closed')
        waiting.push({ source, attempts: 0, resolve, reject })
        const free = desks.find(({ isBusy }) => !isBusy)
        if (free !== undefined) void serve(free)
      }),
    close: async () => {
      isClosed = true
      refuseAll(new OfficeBroken('the server stops'))
      await Promise.all(desks.map((desk) => desk.close()))
    },
  }
}
