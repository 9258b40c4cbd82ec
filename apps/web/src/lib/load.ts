import { ApiError, NO_ANSWER } from './http/api-error.ts'

/** What is being loaded, as far as a screen needs to know; a query of TanStack Query is one. */
export interface Load<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
  /** What to say of its failure where the code alone says too little. */
  failure?: string | undefined
}

export const LOAD_FAILURE = 'Произошла ошибка при загрузке данных.'

/** What a list of choices says in place of them until they are known. */
export function choicesMessage({ data, error }: Pick<Load<unknown>, 'data' | 'error'>): string | undefined {
  if (data !== undefined) return undefined
  return error === null ? 'Загрузка…' : LOAD_FAILURE
}

/** Both or nothing: content shows only when all are there, and of errors the first one. Chains nest. */
export function bothLoaded<A, B>(first: Load<A>, second: Load<B>): Load<readonly [A, B]> {
  return {
    data: first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    error: first.error ?? second.error,
    failure: first.error === null ? second.failure : first.failure,
    refetch: () => Promise.all([first, second].filter(({ error }) => error !== null).map(retry)),
  }
}

function retry(load: Load<unknown>): unknown {
  return load.refetch()
}

/** The code to show of a failure: its HTTP status, 0 for one that never reached a server. */
export function failureCode(error: Error): number {
  return error instanceof ApiError ? error.status : 0
}

/** What a failure is called: `named` after its code, and in words where it never reached a server and has none. */
export function failureTitle(
  error: Error,
  named = (code: number): string => `Произошла ошибка ${code}`,
): string {
  if (!(error instanceof ApiError)) return 'Произошла ошибка'
  return error.status === NO_ANSWER ? 'Сервер не отвечает' : named(error.status)
}

/** The sentences to show of a failure: of refused fields, without the names that fields have on the wire. */
export function errorTexts(error: Error): string[] {
  if (!(error instanceof ApiError)) return ['Неизвестная ошибка. Обновите страницу.']
  const { refused, description } = error
  return refused.length === 0 ? [description] : [...new Set(refused.map(({ message }) => message))]
}

/** The same in one. */
export function errorText(error: Error): string {
  return errorTexts(error).join('; ')
}
