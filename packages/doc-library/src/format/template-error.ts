/** What is wrong in a template, where, in words for the person who writes it. */
export type Problem = { file: string; line: number; message: string }

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line} — ${message}`
}

export class TemplateSourceError extends Error {
  override readonly name = 'TemplateError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
  }
}
