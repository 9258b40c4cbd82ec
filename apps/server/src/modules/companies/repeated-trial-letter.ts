import type { Letter } from '../../jobs/jobs.ts'
import type { CompanyRow } from './queries.ts'

type Created = Pick<CompanyRow, 'id' | 'inn' | 'shortName'>

/** To the operator, who decides whether anything follows from it. */
export function repeatedTrialLetter(
  { id, inn, shortName }: Created,
  former: readonly number[],
  operator: string,
): Letter {
  return {
    to: operator,
    subject: `Повторный пробный период: ИНН ${inn}`,
    text: [
      `Создана организация № ${id} «${shortName}» с ИНН ${inn}. Пробный период начат.`,
      `С тем же ИНН уже есть: ${former.map((number) => `№ ${number}`).join(', ')}.`,
    ].join('\n\n'),
  }
}
