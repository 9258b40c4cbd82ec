import { FormError } from '../../../ui/form-error.tsx'
import { OverTariffNotice } from './over-tariff-notice.tsx'

interface CreationProblemProps {
  /** All that is wrong, in one line. */
  text: string | null
  /** The line when it is the tariff that refuses. */
  overTariff: string | null
}

export function CreationProblem({ text, overTariff }: CreationProblemProps) {
  if (text === null) return null
  return text === overTariff ? <OverTariffNotice text={text} /> : <FormError text={text} />
}
