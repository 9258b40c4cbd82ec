import { counted, plural } from '@ot/text'

export const MEMOS_TITLE = 'Реестр чек-листов по заявкам'

/** «3 заявки», or «1 из 3 заявок» when not all are shown. */
export function memoCount(shown: number, all: number): string {
  if (shown === all) return counted(all, ['заявка', 'заявки', 'заявок'])
  return `${shown}\u00a0из\u00a0${all} ${plural(all, ['заявки', 'заявок', 'заявок'])}`
}
