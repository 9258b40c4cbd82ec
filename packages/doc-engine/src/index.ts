export { type TemplateCache, templateCache } from './cache.ts'
export {
  type CompiledTemplate,
  compileForm,
  compileTemplate,
  type TemplateForm,
  templateFrom,
} from './compile.ts'
export { BadFileError, DocumentTooBigError, TemplateError, type TemplateProblem } from './errors/errors.ts'
export type { Dictionary, DictionaryField } from './fields/dictionary.ts'
export { BLANK_LINE, type Image, type Scope, type Value } from './fields/scope.ts'
export { fitColumns } from './fit/fit-columns.ts'
export { textWidth } from './fit/letter-widths.ts'
export { missingIn, type Outline, type OutlineStep } from './render/outline.ts'
export type { PrintedValue } from './render/run-operations.ts'
export type { RenderedDocument } from './render/template-render.ts'
export { documentText, NUMBERING } from './text/document-text.ts'
export { ListNumbers } from './text/list-numbers.ts'
export { readZip, type ZipPart } from './zip/read.ts'
export { type ZipEntry, type ZipStreamOptions, zipStream } from './zip/stream.ts'
