export type TemplateProblem = {
  code: TemplateProblemCode
  tag: string
  part: string
  context: string
  message: string
}

export type TemplateProblemCode =
  | 'unknown-tag'
  | 'malformed-tag'
  | 'unclosed-brace'
  | 'unclosed-section'
  | 'unopened-section'
  | 'mismatched-section'
  | 'crosses-cells'
  | 'crosses-structure'
  | 'list-as-value'
  | 'not-a-section'
  | 'list-inside-itself'
  | 'nested-too-deep'

/** The template is a good file, but its tags cannot be filled in. */
export class TemplateError extends Error {
  readonly problems: readonly TemplateProblem[]

  constructor(problems: readonly TemplateProblem[]) {
    super(problems.map((problem) => problem.message).join('\n'))
    this.name = 'TemplateError'
    this.problems = problems
  }
}

type BadFileCode =
  | 'file-too-big'
  | 'not-zip'
  | 'old-format'
  | 'damaged'
  | 'encrypted'
  | 'too-many-entries'
  | 'inflates-too-much'
  | 'bad-name'
  | 'duplicate-name'
  | 'not-docx'
  | 'macros'
  | 'doctype'
  | 'encoding'
  | 'bad-xml'
  | 'too-complex'
  | 'external-relationship'
  | 'outside-field'

/** The file itself is refused before anybody looks at its tags. */
export class BadFileError extends Error {
  readonly code: BadFileCode

  constructor(code: BadFileCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BadFileError'
    this.code = code
  }
}

/** The result of a render is beyond any paper: a list repeated by a list, most likely. */
export class DocumentTooBigError extends Error {
  constructor() {
    super('Документ получается слишком большим: сократите список или текст, который в него подставляется.')
    this.name = 'DocumentTooBigError'
  }
}
