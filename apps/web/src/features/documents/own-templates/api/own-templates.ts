import type { CallInput, PersonalTemplate } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../../lib/api.ts'
import { assertStillThere } from '../../../../lib/chosen-file.ts'
import { templatesQuery } from '../../../../lib/company/templates.ts'
import type { NamedFile } from '../../../../lib/http/save-file.ts'
import { fileName } from '../../../../lib/http/save-file.ts'

/** Whose template is meant. */
export interface OfTemplate {
  companyId: number
  templateId: string
}

export function ownTemplateQuery({ companyId, templateId }: OfTemplate) {
  return queryOptions({
    queryKey: ['own-template', companyId, templateId],
    queryFn: ({ signal }) =>
      call(
        'GET /api/templates/:id/personal',
        { params: { id: templateId }, query: { companyId } },
        { signal },
      ),
  })
}

export type DifferenceOf = CallInput<'GET /api/templates/:id/personal/differences'>['query']['of']

export function differencesQuery(template: OfTemplate, of: DifferenceOf) {
  const { companyId, templateId } = template
  return queryOptions({
    queryKey: [...ownTemplateQuery(template).queryKey, 'difference', of],
    queryFn: ({ signal }) =>
      call(
        'GET /api/templates/:id/personal/differences',
        { params: { id: templateId }, query: { companyId, of } },
        { signal },
      ),
  })
}

/** The paper that the uploaded file gives with the company's own facts. */
export function previewPaperQuery(template: OfTemplate, uploadedAt: string, date: string) {
  const { companyId, templateId } = template
  return queryOptions({
    queryKey: [...ownTemplateQuery(template).queryKey, 'preview', uploadedAt, date],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await callWithHeaders(
        'GET /api/templates/:id/personal/preview',
        { params: { id: templateId }, query: { companyId, date } },
        { signal },
      )
      return { bytes: answer, name: fileName(headers, 'Документ.docx') }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** A template with its tags: the standard one, or an own edition by its number. */
export async function getSource(
  { companyId, templateId }: OfTemplate,
  edition: 'standard' | number,
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders('GET /api/templates/:id/source', {
    params: { id: templateId },
    query: { companyId, edition: String(edition) },
  })
  return { bytes: answer, name: fileName(headers, 'Шаблон.docx') }
}

/** The tags that the template may use, with what they would print today. */
export function templateFieldsQuery({ companyId, templateId }: OfTemplate) {
  return queryOptions({
    queryKey: ['template-fields', companyId, templateId],
    queryFn: ({ signal }) =>
      call('GET /api/template-fields', { query: { companyId, templateId } }, { signal }),
    staleTime: 0,
  })
}

interface OwnFile {
  file: File
  /** The edition of the standard template that the file takes into account. */
  baseEdition: number
}

export async function uploadOwnTemplate(
  client: QueryClient,
  template: OfTemplate,
  { file, baseEdition }: OwnFile,
): Promise<void> {
  await assertStillThere(file)
  const state = await call('PUT /api/templates/:id/personal', {
    params: { id: template.templateId },
    query: { companyId: template.companyId },
    upload: { file, fields: { baseEdition: String(baseEdition) } },
  })
  await refreshTemplates(client, template, state)
}

/** From now on papers are made from the uploaded file. */
export async function confirmOwnTemplate(
  client: QueryClient,
  template: OfTemplate,
  edition: number,
): Promise<void> {
  const { companyId, templateId } = template
  const state = await call('POST /api/templates/:id/personal/confirm', {
    params: { id: templateId },
    body: { companyId, edition },
  })
  await refreshTemplates(client, template, state)
}

/** Back to the standard template. */
export async function returnStandard(client: QueryClient, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  await call('DELETE /api/templates/:id/personal', { params: { id: templateId }, query: { companyId } })
  await refreshTemplates(client, template)
}

/** The uploaded file goes without having been used. */
export async function discardPreview(client: QueryClient, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  const query = { companyId }
  await call('DELETE /api/templates/:id/personal/preview', { params: { id: templateId }, query })
  await refreshTemplates(client, template)
}

/** What the change touches: the own template itself, what papers lack now, and everything made from the file before. */
async function refreshTemplates(
  client: QueryClient,
  template: OfTemplate,
  state?: PersonalTemplate,
): Promise<void> {
  const { queryKey } = ownTemplateQuery(template)
  if (state === undefined) await client.invalidateQueries({ queryKey, exact: true })
  else client.setQueryData(queryKey, state)
  client.removeQueries({ queryKey: [...queryKey, 'difference'] })
  client.removeQueries({ queryKey: ['template-fields', template.companyId, template.templateId] })
  await client.invalidateQueries({ queryKey: templatesQuery(template.companyId).queryKey })
}
