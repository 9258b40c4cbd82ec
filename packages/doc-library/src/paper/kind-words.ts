export type KindWords = {
  /** «Приложение № 1 к …» */
  appendixOf: string
  acquaintanceCaption: string
}

function words(dative: string, instrumental: string): KindWords {
  const preposition = /^с[гктпм]/.test(instrumental) ? 'Со' : 'С'
  return { appendixOf: `к ${dative}`, acquaintanceCaption: `${preposition} ${instrumental} ознакомлены:` }
}

/** What papers call themselves, by the first word of their subject: dative and instrumental. */
const NAMES: Readonly<Record<string, KindWords>> = {
  положение: words('положению', 'положением'),
  политика: words('политике', 'политикой'),
  порядок: words('порядку', 'порядком'),
  методика: words('методике', 'методикой'),
  правила: words('правилам', 'правилами'),
  регламент: words('регламенту', 'регламентом'),
  стандарт: words('стандарту', 'стандартом'),
  инструкция: words('инструкции', 'инструкцией'),
  памятка: words('памятке', 'памяткой'),
  программа: words('программе', 'программой'),
  план: words('плану', 'планом'),
  график: words('графику', 'графиком'),
  перечень: words('перечню', 'перечнем'),
  список: words('списку', 'списком'),
  реестр: words('реестру', 'реестром'),
  нормы: words('нормам', 'нормами'),
  договор: words('договору', 'договором'),
  соглашение: words('соглашению', 'соглашением'),
  отчёт: words('отчёту', 'отчётом'),
  решения: words('решениям', 'решениями'),
  технологические: words('технологическим картам', 'технологическими картами'),
  учебные: words('учебным материалам', 'учебными материалами'),
}

/** A paper that begins with another word is called by its kind. */
export function kindWordsOf(subject: string, ofKind: KindWords): KindWords {
  const first = subject.split(/\s/, 1)[0]?.toLowerCase() ?? ''
  return Object.hasOwn(NAMES, first) ? (NAMES[first] ?? ofKind) : ofKind
}
