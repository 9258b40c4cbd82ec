import type { TemplateAnswer, TemplateDocuments } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { registeredQuery } from '../../../lib/company/documents.ts'
import { type AnsweredGroup, responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import { type TemplateGroup, templateGroupsQuery, templatesQuery } from '../../../lib/company/templates.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import type { Companies } from '../../../lib/session/session.ts'

export interface DocumentsArea {
  company: Companies[number]
  groups: readonly TemplateGroup[]
  templates: readonly TemplateAnswer[]
  responsibilities: readonly AnsweredGroup[]
  registered: readonly TemplateDocuments[]
}

/** Templates, responsibilities and documents of the first company, all or nothing; null: there is no company yet. */
export function useDocumentsArea(): Load<DocumentsArea | null> {
  const current = useCurrentCompany()
  const company = current.data ?? null
  const id = company?.id ?? 0
  const enabled = id > 0
  const templates = useQuery({ ...templatesQuery(id), enabled })
  const responsibilities = useQuery({ ...responsibilitiesQuery(id), enabled })
  const documents = useQuery({ ...registeredQuery(id), enabled })
  const groups = useQuery({ ...templateGroupsQuery(), enabled })
  if (company === null)
    return { data: current.data === null ? null : undefined, error: current.error, refetch: current.refetch }
  const { data, error, refetch } = bothLoaded(
    bothLoaded(templates, responsibilities),
    bothLoaded(documents, groups),
  )
  if (data === undefined) return { data, error, refetch }
  const [[ofLibrary, ofPeople], [registered, inOrder]] = data
  return {
    data: {
      company,
      groups: inOrder,
      templates: ofLibrary,
      responsibilities: ofPeople,
      registered,
    },
    error,
    refetch,
  }
}
