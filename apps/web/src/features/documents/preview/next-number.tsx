import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { nextNumberQuery } from '../../../lib/company/templates.ts'
import { useDocumentsScope } from '../documents-scope.ts'

/** «Будет № 12-ОТ»: what registering would give now; null: not known, or its papers bring numbers of their own. */
export function useNextNumber(
  { id, scope }: Pick<TemplateAnswer, 'id' | 'scope'>,
  date: string,
): string | null {
  const { company, canMake } = useDocumentsScope()
  const isAsked = canMake && scope !== 'incident' && date !== ''
  const { data } = useQuery({ ...nextNumberQuery(company.id, id, date), enabled: isAsked })
  return isAsked && data !== undefined ? `№\u00a0${data.number}` : null
}
