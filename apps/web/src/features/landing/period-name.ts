import type { TariffMonths } from '@ot/domain'
import { counted, MONTHS } from '@ot/text'

/** «12 месяцев», for which one pays at once. */
export function periodName(months: TariffMonths): string {
  return counted(months, MONTHS)
}
