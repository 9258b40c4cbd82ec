import type { Answer, DocumentFacts } from '@ot/doc-library'

export type RegistryCommission = Pick<DocumentFacts, 'values' | 'employees'>

export const NO_COMMISSION: RegistryCommission = { values: {}, employees: [] }

type Order = {
  date: string
  number: string
  values: DocumentFacts['values']
  facts: Pick<DocumentFacts, 'employees'>
}

const CHAIR = 'председатель'
const DEPUTY = 'заместитель'
const SECRETARY = 'секретарь'
const MEMBERS = 'члены_комиссии'

/** Who sits on the commission, as its order named them; nobody stands in the protocol twice. */
export function commissionOf({ date, number, values, facts }: Order): RegistryCommission {
  const [chair, deputy] = [values[CHAIR] ?? null, values[DEPUTY] ?? null]
  const members = withSecretary(values[MEMBERS] ?? null, values[SECRETARY] ?? null)
  return {
    employees: facts.employees,
    values: {
      приказ_дата: date,
      приказ_номер: number,
      [CHAIR]: chair,
      [DEPUTY]: deputy,
      [MEMBERS]: withoutOthers(members, [chair, deputy]),
    },
  }
}

/** The order names the secretary apart; in the protocol he is one of the members. */
function withSecretary(members: Answer, secretary: Answer): Answer {
  if (typeof secretary !== 'number') return members
  const others = members !== null && typeof members === 'object' ? members : []
  return [secretary, ...others.filter((id) => id !== secretary)]
}

function withoutOthers(members: Answer, others: readonly Answer[]): Answer {
  if (members === null || typeof members !== 'object') return members
  return members.filter((id) => !others.includes(id))
}
