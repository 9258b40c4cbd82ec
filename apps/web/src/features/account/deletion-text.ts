import { shortDate } from '@ot/text'

interface Deletion {
  deletionOn: string
  /** Today where accounts have their days. */
  today: string
  soleOwnerOf: readonly string[]
}

/** When the account will be no more, or why it still is. */
export function deletionText({ deletionOn, today, soleOwnerOf }: Deletion): string {
  const day = shortDate(deletionOn)
  const hasCome = deletionOn <= today
  if (soleOwnerOf.length > 0) {
    const reason = `у ${soleOwnerOf.join(', ')} нет другого владельца, а там работают и другие люди`
    const then = `тогда аккаунт удалится ${hasCome ? 'в течение суток' : day}`
    return `Удаление аккаунта ждёт: ${reason}. Назначьте его на странице «Коллеги» — ${then}. Или отмените удаление.`
  }
  return hasCome
    ? 'Аккаунт будет удалён в течение суток. До этого всё работает как обычно.'
    : `Аккаунт будет удалён ${day}. До этого всё работает как обычно.`
}
