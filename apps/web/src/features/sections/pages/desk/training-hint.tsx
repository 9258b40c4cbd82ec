import { type CentreCompany, centreNeedText } from '@ot/domain'

/** Whom the organisation may train itself, and how many only a training centre may. */
export function TrainingHint({ company }: { company: CentreCompany }) {
  return <p>{centreNeedText(company)}</p>
}
