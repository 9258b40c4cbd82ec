import { BadRequest, TooMany } from './errors.ts'

type Owner = number | string
type Waiting = { owner: Owner; start(): void }

export type FairQueueLimits = {
  /** How many works go on at once, of all owners together. */
  places: number
  /** How many of one owner may wait for a place. */
  waitingEach: number
  /** How long one waits at most. */
  patienceMs: number
  /** Said to an owner whose work cannot wait. */
  refusal: string
}

/** One work of an owner at a time, owners in turn: who sends much waits for himself, not others for him. */
export class FairQueue {
  private readonly busy = new Set<Owner>()
  private readonly waiting: Waiting[] = []
  private readonly limits: FairQueueLimits

  constructor(limits: FairQueueLimits) {
    this.limits = limits
  }

  async run<Out>(owner: Owner, work: () => Promise<Out>): Promise<Out> {
    const leave = await this.enter(owner)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** For a work that ends elsewhere: what comes back ends it, once however often it is called. Who is `gone` waits no
   * more. */
  async enter(owner: Owner, gone?: AbortSignal): Promise<() => void> {
    if (this.mustWait(owner)) await this.turn(owner, gone)
    else this.busy.add(owner)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.busy.delete(owner)
      this.next()
    }
  }

  /** Whether a work that came now would not begin now. */
  mustWait(owner: Owner): boolean {
    return this.busy.size >= this.limits.places || this.busy.has(owner)
  }

  private turn(owner: Owner, gone?: AbortSignal): Promise<void> {
    const { waitingEach, patienceMs, refusal } = this.limits
    const refused = () => new TooMany(refusal, patienceMs / 1000)
    if (this.waiting.filter((other) => other.owner === owner).length >= waitingEach) throw refused()
    return new Promise((resolve, reject) => {
      const giveUp = (why: Error) => {
        const at = this.waiting.indexOf(waiting)
        if (at === -1) return
        this.waiting.splice(at, 1)
        clearTimeout(timer)
        reject(why)
      }
      const timer = setTimeout(() => giveUp(refused()), patienceMs).unref()
      gone?.addEventListener('abort', () => giveUp(new BadRequest('Запрос прерван')), { once: true })
      const waiting = {
        owner,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.waiting.push(waiting)
    })
  }

  /** An owner works on one thing at a time, so the first who may start has waited longest since his last turn ended. */
  private next(): void {
    const at = this.waiting.findIndex(({ owner }) => !this.mustWait(owner))
    const [waiting] = at === -1 ? [] : this.waiting.splice(at, 1)
    if (waiting === undefined) return
    this.busy.add(waiting.owner)
    waiting.start()
    this.next()
  }
}
