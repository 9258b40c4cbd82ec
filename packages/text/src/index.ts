export { beginningOf } from './beginning-of.ts'
export {
  groupedDigits,
  plainSumWithKopecks,
  printedNumber,
  roundedNumber,
  rubles,
  sumWithKopecks,
} from './digits.ts'
export { escapeXml } from './escape-xml.ts'
export { type Findable, findable, findBest, findRanked } from './find-best.ts'
export { lowerFirst, upperFirst } from './first-letter.ts'
export { foldLetters } from './fold-letters.ts'
export { grouped } from './grouped.ts'
export { compareNames } from './in-order.ts'
export { isMisprint } from './misprint.ts'
export { lastMomentText, momentText } from './moment-text.ts'
export { dayName, monthName, weekdayName } from './month-name.ts'
export { counted, MONTHS, type PluralForms, plural } from './plural.ts'
export { daysInMonth, isCalendarDate, readDate, shortDate } from './short-date.ts'
export { sizeText } from './size-text.ts'
