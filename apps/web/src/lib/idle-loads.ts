import { timing } from './timing.ts'
import { whenIdle } from './when-idle.ts'

type Load = () => Promise<unknown>

const waiting: Load[] = []
let isStarted = false
let pause: ReturnType<typeof setTimeout> | undefined

/** Code that the next step of the user will ask for comes ahead of it, once the page stands. */
export function loadWhenIdle(load: Load): void {
  waiting.push(load)
  if (isStarted) afterPause()
}

/** Nothing comes ahead before the application says that it runs, nor where the user saves traffic. */
export function startIdleLoads(): void {
  if (savesTraffic()) return
  isStarted = true
  afterPause()
}

/** All that waits, at once. */
export async function loadAhead(): Promise<void> {
  for (let load = waiting.shift(); load !== undefined; load = waiting.shift()) await load()
}

/** What a page needs at once comes first: each new piece of code begins the pause anew. */
function afterPause(): void {
  clearTimeout(pause)
  pause = setTimeout(loadNext, timing.idleLoads)
}

/** One after another, so that what the user asks for meanwhile does not wait for all of them. */
function loadNext(): void {
  const load = waiting.shift()
  if (load === undefined) return
  whenIdle(() => {
    load()
      .catch((cause: unknown) => console.warn('Code could not be loaded ahead', cause))
      .finally(loadNext)
  }, timing.idleLoads)
}

function savesTraffic(): boolean {
  return 'connection' in navigator && isSaving(navigator.connection)
}

function isSaving(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
