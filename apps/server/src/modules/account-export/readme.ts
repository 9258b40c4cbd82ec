import { EXPORTED_TABLE_NAMES, EXPORTED_TABLES, fileNameOf } from './exported-tables.ts'

type Contents = { email: string; madeOn: string; folders: readonly string[] }

/** README.txt: what lies where. With the mark and line ends that Notepad of Windows needs. */
export function readmeText({ email, madeOn, folders }: Contents): string {
  const lines = [
    'Выгрузка из ОТдела',
    '',
    `Пользователь: ${email}`,
    `Составлена: ${madeOn}`,
    '',
    'Папка «Аккаунт» — сведения о самом пользователе: имя и e-mail, согласия, входы, переписка с поддержкой.',
    ...companyLines(folders),
    '',
    'Файлы JSON — в кодировке UTF-8, каждый — список записей, запись на строке.',
    'Большая таблица разделена на части: documents.json, documents-2.json и так далее.',
    'Даты записаны как ГГГГ-ММ-ДД, время — по Гринвичу. Записи ссылаются друг на друга номерами id.',
    'Паролей и ключей в выгрузке нет. Файлы названы номером записи и прежним именем.',
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function companyLines(folders: readonly string[]): string[] {
  if (folders.length === 0) return ['Организаций у пользователя нет.']
  return [
    '',
    'Папки организаций:',
    ...folders.map((folder) => `  ${folder}`),
    '',
    'В каждой из них:',
    '  Данные.xlsx — работники, разделы, заявки, ответственные, документы и происшествия по листам;',
    '  Документы — зарегистрированные документы, аннулированные — в своей папке;',
    '  Свои шаблоны, Сканы подписей, Материалы расследований — файлы в том виде, в каком их загрузили;',
    '  JSON — все записи организации для других программ:',
    '    company — сведения об организации;',
    '    members — кто имеет к ней доступ;',
    '    subscriptions — оплаченные периоды;',
    ...EXPORTED_TABLE_NAMES.map((table) => `    ${fileNameOf(table)} — ${EXPORTED_TABLES[table]};`),
  ]
}
