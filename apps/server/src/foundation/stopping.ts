/** What a file that is being sent says of what is not in it when its server was told to stop. */
export const STOPPED = 'Сервер перезапускался, документ не успел войти в архив. Скачайте его ещё раз'

/** How long files that are being sent may go on after that: then they are ended whole, with the list of what they lack. */
const SENDING_MS = 20_000

export type Stopping = {
  /** Aborted when files that are being sent must come to their end. */
  signal: AbortSignal
  begin(): void
}

export function openStopping(): Stopping {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    begin: () => void setTimeout(() => controller.abort(), SENDING_MS).unref(),
  }
}

/** The work's outcome, or `instead` as soon as the server may not wait for it any more. */
export async function unlessStopped<T, Instead>(
  signal: AbortSignal,
  work: () => Promise<T>,
  instead: Instead,
): Promise<T | Instead> {
  if (signal.aborted) return instead
  let stop: () => void = () => undefined
  const stopped = new Promise<Instead>((resolve) => {
    stop = () => resolve(instead)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
