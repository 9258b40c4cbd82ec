import type { SharedInvitation } from '@ot/contract'

/** What became of an invitation that cannot be accepted any more; null: it can. */
export function deadWords({
  state,
  organisation,
  invitedBy,
}: SharedInvitation): { title: string; text: string } | null {
  const whom = invitedBy === null ? 'Попросите коллегу' : `Попросите того, кто вас пригласил (${invitedBy}),`
  switch (state) {
    case 'waiting':
      return null
    case 'expired':
      return {
        title: 'Срок приглашения истёк',
        text: `Приглашение в ${organisation} действовало 14 дней. ${whom} отправить его ещё раз.`,
      }
    case 'withdrawn':
      return {
        title: 'Приглашение отозвано',
        text: `Приглашение в ${organisation} больше не действует. ${whom} прислать новое, если это ошибка.`,
      }
    case 'accepted':
      return {
        title: 'Приглашение уже принято',
        text: `Доступ к ${organisation} открыт. Организацию можно выбрать в шапке страницы.`,
      }
  }
}
