import type { ListToSet } from '@ot/doc-press'
import { Unavailable } from '../foundation/errors.ts'
import { PRESS_PAPER } from './press-paper.ts'
import { openThread, type Thread, type ThreadLimits } from './thread.ts'

const NOT_MADE = 'Документ не удалось преобразовать в PDF. Скачайте его в формате Word'
const LIMITS: ThreadLimits = { memoryMb: 256, slowness: 1 }

type Input = Parameters<typeof PRESS_PAPER.run>[0]

type PressRoomOptions = {
  width: number
  /** Told why a paper was not made; the user is told what to do. */
  report(error: Error): void
  limits?: Partial<ThreadLimits>
}

export type PressRoom = {
  readonly width: number
  paper(paper: { bytes: Uint8Array; day: string }): Promise<Buffer>
  list(list: ListToSet): Promise<Buffer>
  close(): Promise<void>
}

/** Threads in which papers are typeset, each in the first that is free; one that failed is replaced by the next paper. */
export function openPressRoom(program: URL, { width, report, limits = {} }: PressRoomOptions): PressRoom {
  const open = new Set<Thread>()
  const free: Thread[] = []
  const waiting: (() => void)[] = []
  let working = 0

  function take(): Thread {
    const rested = free.pop()
    if (rested !== undefined) return rested
    const thread: Thread = openThread(program, { ...LIMITS, ...limits }, () => {
      open.delete(thread)
      const place = free.indexOf(thread)
      if (place !== -1) free.splice(place, 1)
    })
    open.add(thread)
    return thread
  }

  async function turn(): Promise<void> {
    if (working < width) working += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** Whoever waits takes the place at once. */
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) working -= 1
    else next()
  }

  async function make(input: Input): Promise<Buffer> {
    await turn()
    const thread = take()
    try {
      const pdf = await thread.perform(PRESS_PAPER, input)
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)))
      throw new Unavailable(NOT_MADE)
    } finally {
      if (open.has(thread)) free.push(thread)
      leave()
    }
  }

  return {
    width,
    paper: ({ bytes, day }) => make({ paper: { docx: bytes, day } }),
    list: (list) => make({ list }),
    close: async () => {
      await Promise.all([...open].map((thread) => thread.end()))
    },
  }
}
