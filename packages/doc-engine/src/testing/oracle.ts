import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { ROW_NUMBER } from '../fields/dictionary.ts'
import { documentText } from '../text/document-text.ts'
import type { Facts } from './render-body.ts'

/** What docxtemplater makes of the same template and the same facts. */
export function oracleText(docx: Uint8Array, facts: Facts): string {
  const template = new Docxtemplater(new PizZip(docx), {
    paragraphLoop: true,
    linebreaks: true,
    errorLogging: false,
    parser: (tag) => ({
      get: (scope: Facts, context) => {
        const path = tag.replace(/\s/g, '')
        const position = context.scopePathItem.at(-1)
        if (path === ROW_NUMBER && position !== undefined) return String(position + 1)
        return Object.hasOwn(scope, path) ? scope[path] : undefined
      },
    }),
    nullGetter: () => '',
  })
  template.render(facts)
  return documentText(template.getZip().generate({ type: 'uint8array' }))
}
