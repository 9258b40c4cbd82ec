import { documentText } from '@ot/doc-engine'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import type { Client } from './client.ts'
import { formWith } from './upload.ts'
import type { TestApp, TestCompany } from './world.ts'

const DOCUMENT = 'word/document.xml'

/** A .docx with the XML of its body changed, as an editor would save it. */
export function editedDocx(docx: Uint8Array, edit: (xml: string) => string): Uint8Array {
  const files = unzipSync(docx)
  const body = files[DOCUMENT]
  if (body === undefined) throw new Error('the file has no document')
  return zipSync({ ...files, [DOCUMENT]: strToU8(edit(strFromU8(body))) })
}

/** The text put before everything else the document says. */
export function withFirstLine(docx: Uint8Array, text: string): Uint8Array {
  const paragraph = `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  return editedDocx(docx, (xml) => xml.replace('<w:body>', `<w:body>${paragraph}`))
}

export type OwnFile = { bytes: Uint8Array; fileName?: string; baseEdition?: number }

export function sendOwn(
  client: Client,
  { companyId, templateId }: { companyId: number; templateId: string },
  { bytes, fileName = 'Мой шаблон.docx', baseEdition }: OwnFile,
) {
  const fields = baseEdition === undefined ? {} : { baseEdition: String(baseEdition) }
  return client.inject({
    method: 'PUT',
    url: `/api/templates/${templateId}/personal?companyId=${companyId}`,
    ...formWith({ fileName, bytes, fields }),
  })
}

const DATE = '2025-03-10'

/** What tests do with the own edition of one template. */
export function ownTemplateOf(app: () => TestApp, templateId: string) {
  const pathOf = (company: TestCompany, rest = '') =>
    `/api/templates/${templateId}/personal${rest}?companyId=${company.id}`

  const send = (company: TestCompany, file: OwnFile, user = company.editor) =>
    sendOwn(app().as(user), { companyId: company.id, templateId }, file)

  const confirm = (company: TestCompany, edition: number) =>
    app()
      .as(company.editor)
      .post(`/api/templates/${templateId}/personal/confirm`, { companyId: company.id, edition })

  return {
    pathOf,
    send,
    confirm,
    async personalised(company: TestCompany, text: string): Promise<void> {
      const bytes = withFirstLine(app().deps.library.docx(templateId), text)
      const sent = await send(company, { bytes })
      expect(sent.status, sent.text).toBe(200)
      expect((await confirm(company, sent.body.preview.edition)).status).toBe(200)
    },
    async draftText(company: TestCompany): Promise<string> {
      const answer = await app()
        .as(company.viewer)
        .post(`/api/templates/${templateId}/draft`, { companyId: company.id, date: DATE })
      expect(answer.status, answer.text).toBe(200)
      return documentText(answer.bytes)
    },
  }
}
