/** What is wrong in a template, where, in words for the person who writes it. */
export type SourceProblem = { file: string; line: number; message: string }

export function formatProblem({ file, line, message }: SourceProblem): string {
  return `${file}:${line} — ${message}`
}

export class TemplateSourceError extends Error {
  override readonly name = 'TemplateError'
  readonly problems: readonly SourceProblem[]

  constructor(problems: readonly SourceProblem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
  }
}
