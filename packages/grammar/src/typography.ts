const NBSP = '\u00a0'

/** Abbreviations that belong to the word after them: «ст. 212», «г. Москва». */
const BEFORE = [
  'ст',
  'ст\\.ст',
  'п',
  'пп',
  'подп',
  'ч',
  'абз',
  'гл',
  'разд',
  'прил',
  'табл',
  'рис',
  'стр',
  'с',
  'г',
  'гг',
  'ул',
  'пр',
  'просп',
  'пер',
  'наб',
  'ш',
  'д',
  'корп',
  'кв',
  'оф',
  'пом',
  'эт',
  'обл',
  'р-н',
  'им',
  'тел',
]

/** Units that belong to the number before them. */
const UNITS = [
  'г\\.',
  'гг\\.',
  'руб\\.',
  'коп\\.',
  'шт\\.',
  'чел\\.',
  'экз\\.',
  'ед\\.',
  'мес\\.',
  'млн',
  'млрд',
  'тыс\\.',
  'мм',
  'см',
  'м',
  'км',
  'мм²',
  'см²',
  'м²',
  'м³',
  'мг',
  'г',
  'кг',
  'т',
  'мл',
  'л',
  'с',
  'мин',
  'ч',
  'сут',
  'В',
  'кВ',
  'Вт',
  'кВт',
  'А',
  'мА',
  'Гц',
  'кГц',
  'Па',
  'кПа',
  'МПа',
  'дБ',
  'дБА',
  'лк',
  'Н',
  'К',
  '°C',
  '°С',
  '%',
  '‰',
  '₽',
  'лет',
  'года',
  'год',
  'дней',
  'дня',
  'день',
  'часов',
  'часа',
  'час',
  'месяцев',
  'месяца',
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
  'рублей',
  'рубля',
  'рубль',
  'копеек',
  'копейки',
  'копейка',
]

const SPACE = '[ \u00a0]'
const NUMBER_SIGN = /([№§])[ \u00a0]*(?=[\dA-Za-zА-ЯЁа-яё_])/g
const ABBREVIATION_BEFORE = new RegExp(
  `(?<![а-яё\\d.-]|\\d${SPACE}|т\\.${SPACE})((?:${BEFORE.join('|')})\\.)${SPACE}(?=[\\dа-яёa-z«№])`,
  'gi',
)
const UNIT_AFTER = new RegExp(`(\\d)${SPACE}+(?=(?:${UNITS.join('|')})(?![А-ЯЁа-яёA-Za-z]))`, 'g')
const SHORT_PHRASES = /(?<![А-ЯЁа-яё])(т)\.[ \u00a0]?(?=[денпчо]\.)/g
const INITIALS_BEFORE = /(?<![А-ЯЁа-яё])([А-ЯЁ]\.)[ \u00a0](?=[А-ЯЁ](?:\.|[а-яё]))/g
const INITIALS_AFTER = /([А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?)[ \u00a0](?=[А-ЯЁ]\.[ \u00a0]?[А-ЯЁ]\.)/g
const DASH_BETWEEN_SPACES = /(?<=\S)[ \u00a0][-–—][ \u00a0](?=\S)/g
const THOUSANDS = /(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g

/** Quotes, dashes and no-break spaces of Russian typesetting; applying it twice changes nothing more. */
export function withTypography(text: string): string {
  return withRussianQuotes(text)
    .replace(DASH_BETWEEN_SPACES, `${NBSP}— `)
    .replace(NUMBER_SIGN, `$1${NBSP}`)
    .replace(ABBREVIATION_BEFORE, `$1${NBSP}`)
    .replace(THOUSANDS, NBSP)
    .replace(UNIT_AFTER, `$1${NBSP}`)
    .replace(SHORT_PHRASES, `$1.${NBSP}`)
    .replace(INITIALS_BEFORE, `$1${NBSP}`)
    .replace(INITIALS_AFTER, `$1${NBSP}`)
}

/** A quote opens at the start of a word and closes elsewhere: «ООО «Ромашка»». */
function withRussianQuotes(text: string): string {
  return text.replace(/["“”„]/g, (_quote, offset: number, whole: string) => {
    const before = whole.charAt(offset - 1)
    const isOpening = before === '' || /[\s\u00a0(["“”„«—–/]/.test(before)
    const after = whole.charAt(offset + 1)
    return isOpening && after !== '' && !/[\s\u00a0.,;:)]/.test(after) ? '«' : '»'
  })
}
