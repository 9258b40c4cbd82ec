import { DATE } from './isolation-world.ts'
import { withFirstLine } from './own-template.ts'
import { testLibrary } from './programs.ts'
import type { Recipe } from './recipe.ts'

const library = await testLibrary()

/** Calls on a template of the company's own; its world has one that stands and one that waits. */
export const OWN_TEMPLATE_RECIPES = {
  'GET /api/templates/:id/source': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/source?companyId=${companyId}`,
    }),
  },
  'GET /api/templates/:id/personal': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal?companyId=${companyId}`,
    }),
  },
  'PUT /api/templates/:id/personal': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal?companyId=${companyId}`,
      upload: { fileName: 'Шаблон.docx', bytes: withFirstLine(library.docx(ownTemplateId), 'Ещё одна') },
    }),
  },
  'GET /api/templates/:id/personal/preview': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal/preview?companyId=${companyId}&date=${DATE}`,
    }),
  },
  'POST /api/templates/:id/personal/confirm': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal/confirm`,
      body: { companyId, edition: 2 },
    }),
  },
  'DELETE /api/templates/:id/personal/preview': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal/preview?companyId=${companyId}`,
    }),
  },
  'DELETE /api/templates/:id/personal': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal?companyId=${companyId}`,
    }),
  },
  'GET /api/templates/:id/personal/differences': {
    play: ({ companyId, ownTemplateId }) => ({
      path: `/api/templates/${ownTemplateId}/personal/differences?companyId=${companyId}&of=current`,
    }),
  },
  'GET /api/template-fields': {
    play: ({ companyId }) => ({ path: `/api/template-fields?companyId=${companyId}` }),
  },
} satisfies Record<string, Recipe>
