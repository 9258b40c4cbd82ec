import type { FactAnswer } from '@ot/contract'
import { type FactInput, isAnswered, isAsked } from '@ot/domain'
import type { TestApp, TestCompany } from '../world.ts'

/** An answer makes the next question: a chosen trade union, a paper needed since. */
const MOST_ROUNDS = 5

/** Everything that is asked is answered: what may be absent is, people are the one named. */
export async function answerInterview(app: TestApp, company: TestCompany, employeeId: number): Promise<void> {
  const client = app.as(company.owner)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const facts: FactAnswer[] = (await client.get(`/api/facts?companyId=${company.id}`)).body
    const open = facts.filter((fact) => isAsked(fact) && !isAnswered(fact))
    if (open.length === 0) return
    const [absent, said] = [
      open.filter(({ canBeAbsent }) => canBeAbsent),
      open.filter(({ canBeAbsent }) => !canBeAbsent),
    ]
    const { status, body } = await client.put('/api/facts', {
      companyId: company.id,
      notApplicable: absent.map(({ key }) => key),
      values: Object.fromEntries(said.map((fact) => [fact.key, answerTo(fact, employeeId)])),
    })
    if (status !== 200) throw new Error(body.description)
  }
  throw new Error('the interview never ends')
}

function answerTo({ type, options }: FactAnswer, employeeId: number): FactInput | null {
  switch (type) {
    case 'person':
      return employeeId
    case 'people':
      return [employeeId]
    case 'commission':
      return { chairId: employeeId, deputyId: null, secretaryId: null, memberIds: [] }
    case 'date':
      return '2025-03-10'
    case 'number':
      return 3
    case 'yesNo':
      return true
    case 'choice':
      return options?.[0]?.value ?? null
    case 'counterparty':
      return { name: 'Названная в анкете' }
    case 'place':
    case 'text':
    case 'thing':
      return 'есть'
  }
}
