import type { CallAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'

export function presentCatalogue(library: Library): CallAnswer<'GET /api/catalogue'> {
  return {
    total: library.templates.length,
    groups: library.groups.map(({ id, title }) => ({
      id,
      name: title,
      templates: library.templates
        .filter((template) => template.group === id)
        .map((template) => template.title),
    })),
  }
}

export function templateGroupsOf(library: Library): CallAnswer<'GET /api/template-groups'> {
  return library.groups.map(({ id, title, responsibility }) => ({
    id,
    name: title,
    responsibilityType: responsibility,
    templates: library.templates.filter((template) => template.group === id).length,
  }))
}
