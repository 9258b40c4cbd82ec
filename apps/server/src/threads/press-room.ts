import type { ListToSet, PagesOptions, PaperPages } from '@ot/doc-press'
import { type ProductError, Unavailable, Unprintable } from '../foundation/errors.ts'
import { JobFailed, type ThreadJob, TooHeavy } from './job.ts'
import { PRESS_BOTH, PRESS_PAGES, PRESS_PAPER } from './press-paper.ts'
import { startProcess } from './process-place.ts'
import { openRunner, type Runner, type RunnerLimits } from './runner.ts'

const TOO_HEAVY =
  'Документ слишком велик для PDF: сократите ответы, которые в нём напечатаны, или скачайте его в формате Word'
const NOT_MADE = 'Документ не удалось преобразовать в PDF. Скачайте его в формате Word'
const NOT_NOW = 'PDF сейчас не делается. Повторите через минуту или скачайте документ в формате Word'
const LIMITS: RunnerLimits = { memoryMb: 256, slowness: 1 }

type PressRoomOptions = {
  width: number
  /** Told why a paper was not made; the user is told what to do. */
  report(error: Error): void
  limits?: Partial<RunnerLimits>
}

export type PressRoom = {
  readonly width: number
  paper(paper: { bytes: Uint8Array; day: string }): Promise<Buffer>
  /** A paper with its pages for a screen, set once. */
  both(paper: { bytes: Uint8Array; day: string }): Promise<{ pdf: Buffer; pages: PaperPages }>
  /** The same pages for a screen. */
  pages(paper: { bytes: Uint8Array } & PagesOptions): Promise<PaperPages>
  list(list: ListToSet): Promise<Buffer>
  close(): Promise<void>
}

/** Processes in which papers are typeset, each in the first that is free; one that fell or was stopped is replaced by the next paper. */
export function openPressRoom(program: URL, { width, report, limits = {} }: PressRoomOptions): PressRoom {
  const held = { ...LIMITS, ...limits }
  const open = new Set<Runner>()
  const free: Runner[] = []
  const waiting: (() => void)[] = []
  let working = 0

  function take(): Runner {
    const rested = free.pop()
    if (rested !== undefined) return rested
    const runner: Runner = openRunner(startProcess(program, held.memoryMb), held, () => {
      open.delete(runner)
      const place = free.indexOf(runner)
      if (place !== -1) free.splice(place, 1)
    })
    open.add(runner)
    return runner
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

  async function make<In, Out>(job: ThreadJob<In, Out>, input: In): Promise<Out> {
    await turn()
    const runner = take()
    try {
      return await runner.perform(job, input)
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)))
      throw refusalOf(error)
    } finally {
      if (open.has(runner)) free.push(runner)
      leave()
    }
  }

  return {
    width,
    paper: async ({ bytes, day }) => asBuffer(await make(PRESS_PAPER, { paper: { docx: bytes, day } })),
    both: async ({ bytes, day }) => {
      const { pdf, pages } = await make(PRESS_BOTH, { docx: bytes, day })
      return { pdf: asBuffer(pdf), pages }
    },
    pages: ({ bytes, ...options }) => make(PRESS_PAGES, { docx: bytes, ...options }),
    list: async (list) => asBuffer(await make(PRESS_PAPER, { list })),
    close: async () => {
      await Promise.all([...open].map((runner) => runner.end()))
    },
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** The paper's own fault, or that of the machine: then it is worth trying again. */
function refusalOf(error: unknown): ProductError {
  if (error instanceof TooHeavy) return new Unprintable(TOO_HEAVY)
  return error instanceof JobFailed ? new Unprintable(NOT_MADE) : new Unavailable(NOT_NOW)
}
