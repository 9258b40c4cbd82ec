import { PAGES } from '@ot/domain'
import { escapeXml, momentText, plural, shortDate } from '@ot/text'
import type { Letter } from '../../jobs/jobs.ts'
import { greeting, letterSheet, linkButton, smallPrint, spelledLink } from '../../jobs/letter-sheet.ts'

type Reader = { email: string; name: string | null }

type Words = {
  subject: string
  paragraphs: readonly string[]
  action?: { link: string; words: string }
  note?: string
}

/** What the product writes to a user about his own account; it goes whether or not he takes other letters. */
function accountLetter({ email, name }: Reader, { subject, paragraphs, action, note }: Words): Letter {
  const hello = greeting(name)
  return {
    to: email,
    subject,
    text: [hello, ...paragraphs, ...(action ? [action.link] : []), ...(note ? [note] : [])].join('\n\n'),
    html: letterSheet([
      ...[hello, ...paragraphs].map((words) => `<p style="margin:0 0 16px">${escapeXml(words)}</p>`),
      ...(action ? [linkButton(action.link, action.words), spelledLink(action.link)] : []),
      ...(note ? [smallPrint(note)] : []),
    ]),
  }
}

const NOT_YOU = 'Если это были не вы, сразу смените пароль: страница входа, «Забыли пароль?».'

export function confirmationLetter(reader: Reader, link: string, isNew: boolean): Letter {
  return accountLetter(reader, {
    subject: 'Подтвердите e-mail в ОТделе',
    paragraphs: [
      isNew
        ? 'Этот адрес указан как новый e-mail аккаунта в ОТделе. Он начнёт действовать, когда вы его подтвердите.'
        : 'Этот адрес указан при регистрации в ОТделе. Подтвердите, что он ваш.',
      'Ссылка действует 24 часа и срабатывает один раз.',
    ],
    action: { link, words: 'Подтвердить e-mail' },
    note: 'Если вы не указывали этот адрес, ничего не делайте.',
  })
}

export function emailChangeAskedLetter(reader: Reader, newEmail: string): Letter {
  return accountLetter(reader, {
    subject: 'Смена e-mail в ОТделе',
    paragraphs: [
      `Для вашего аккаунта указан новый e-mail: ${newEmail}. Прежний действует, пока новый не подтверждён по ссылке из письма.`,
      NOT_YOU,
    ],
  })
}

export function emailChangedLetter(reader: Reader, newEmail: string, supportEmail: string): Letter {
  return accountLetter(reader, {
    subject: 'E-mail в ОТделе изменён',
    paragraphs: [
      `Теперь вход в аккаунт и письма — по адресу ${newEmail}. На прежний адрес писем больше не будет.`,
      `Если это сделали не вы, напишите нам: ${supportEmail}.`,
    ],
  })
}

export function passwordChangedLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Пароль в ОТделе изменён',
    paragraphs: ['Пароль вашего аккаунта изменён. На других устройствах входы завершены.', NOT_YOU],
  })
}

export function passwordResetLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Задан новый пароль в ОТделе',
    paragraphs: ['Новый пароль задан по ссылке из письма. Все прежние входы завершены.', NOT_YOU],
  })
}

export function recoveryCodesRenewedLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Новые запасные коды в ОТделе',
    paragraphs: ['Выданы новые запасные коды для входа. Прежние больше не действуют.', NOT_YOU],
  })
}

export function twoFactorOnLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Двухфакторная защита включена',
    paragraphs: [
      'Теперь при входе в ОТдел кроме пароля нужен код из приложения. Запасные коды храните отдельно от телефона.',
      NOT_YOU,
    ],
  })
}

export function twoFactorOffLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Двухфакторная защита отключена',
    paragraphs: ['Для входа в ОТдел снова достаточно пароля.', NOT_YOU],
  })
}

export function recoveryCodeUsedLetter(reader: Reader, left: number, publicUrl: string): Letter {
  const remainder = `${left} ${plural(left, ['запасной код', 'запасных кода', 'запасных кодов'])}`
  return accountLetter(reader, {
    subject: 'Вход в ОТдел по запасному коду',
    paragraphs: [`В аккаунт вошли по запасному коду. Осталось: ${remainder}.`, NOT_YOU],
    action: { link: `${publicUrl}${PAGES.settingsAccount.path}`, words: 'Открыть аккаунт' },
    note: 'Новые запасные коды можно получить на странице «Аккаунт»; прежние тогда перестанут действовать.',
  })
}

/** The reader's own clocks are not known. */
const LETTER_TIME_ZONE = 'Europe/Moscow'

type SignIn = { device: string | null; address: string; at: string }

export function newDeviceLetter(reader: Reader, { device, address, at }: SignIn, publicUrl: string): Letter {
  const moment = `${momentText(at, LETTER_TIME_ZONE, ' в ')} по московскому времени`
  return accountLetter(reader, {
    subject: 'Вход в ОТдел с нового устройства',
    paragraphs: [
      `В аккаунт вошли с нового устройства: ${device ?? 'устройство не определено'}, адрес ${address}, ${moment}.`,
      'Если это были вы, ничего делать не нужно. Если не вы, завершите этот сеанс на странице «Аккаунт» и сразу смените пароль.',
    ],
    action: { link: `${publicUrl}${PAGES.settingsAccount.path}`, words: 'Открыть аккаунт' },
  })
}

export function deletionAskedLetter(reader: Reader, deletionOn: string, publicUrl: string): Letter {
  return accountLetter(reader, {
    subject: 'Аккаунт в ОТделе будет удалён',
    paragraphs: [
      `Вы попросили удалить аккаунт. Он будет удалён ${shortDate(deletionOn)}. До этого дня всё работает, и удаление можно отменить.`,
      NOT_YOU,
    ],
    action: { link: `${publicUrl}${PAGES.settingsAccount.path}`, words: 'Отменить удаление' },
  })
}

export function deletionUndoneLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Удаление аккаунта отменено',
    paragraphs: ['Аккаунт в ОТделе остаётся, всё работает как прежде.', NOT_YOU],
  })
}

export function erasedLetter(reader: Reader): Letter {
  return accountLetter(reader, {
    subject: 'Аккаунт в ОТделе удалён',
    paragraphs: [
      'Срок на раздумья прошёл: аккаунт удалён, ваши имя и e-mail стёрты. Это последнее письмо.',
      'Записи по охране труда, которые организация обязана хранить по закону, остались у организации.',
    ],
  })
}
