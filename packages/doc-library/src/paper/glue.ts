import { withTypography } from '@ot/grammar'

const TAG = /(\{[^{}]*\})/
const NO_BREAK = '\u00a0'

/** What a tag follows or a word precedes a number: typography sees neither, for it knows no tags. */
const BEFORE_TAG = /(№|(?:^|[\s(«])(?:ст|п|пп|ч|г)\.) $/i
/** The unit of a number that a tag brings. */
const UNIT_AFTER_TAG = /^ (?=(?:руб|коп|чел|шт|экз|ед|мес|тыс|млн|г)\.|[%₽])/
/** The same of a number that is written by hand: «20____ г.». */
const UNIT_AFTER_LINE = /(_{2,}) (?=(?:руб|коп|чел|шт|экз|ед|мес|г)\.)/g
const NUMBERED_WORD = /((?:пункт|подпункт|стать|част|глав|раздел)[а-яё]*) (?=\d)/gi
const BEFORE_DASH = / (?=[—–](?:\s|$))/g

/** No-break spaces where a line must not be torn; the tags themselves are left as they are. */
export function glueText(text: string): string {
  return text
    .split(TAG)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : withTypography(index === 0 ? part : part.replace(UNIT_AFTER_TAG, NO_BREAK))
            .replace(UNIT_AFTER_LINE, `$1${NO_BREAK}`)
            .replace(NUMBERED_WORD, `$1${NO_BREAK}`)
            .replace(BEFORE_DASH, NO_BREAK)
            .replace(BEFORE_TAG, `$1${NO_BREAK}`),
    )
    .join('')
}

const SHORT_WORD = /(^|[\s\u00a0(«])(в|во|к|ко|с|со|о|об|у|и|а|не|на|по|от|до|за|из|для|при|без) (?=\S)/gi

/** Titles are not justified, so a preposition may be tied to its word without stretching a line. */
export function glueTitle(text: string): string {
  return glueText(text).replace(SHORT_WORD, `$1$2${NO_BREAK}`)
}
