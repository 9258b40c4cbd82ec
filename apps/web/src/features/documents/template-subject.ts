import type { TemplateAnswer } from '@ot/contract'

/** Whom a paper about one employee is about: the answer to the first question about an employee. */
export function subjectOf({ scope, inputs, values }: TemplateAnswer): { employeeId?: number } {
  if (scope !== 'employee') return {}
  const question = inputs.find(({ type }) => type === 'employee')
  const answer = question === undefined ? null : values[question.key]
  return typeof answer === 'number' ? { employeeId: answer } : {}
}
