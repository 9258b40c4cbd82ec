/**
 * The part of the Standard Schema interface that a form needs; zod's schemas have it. So a form does not import zod:
 * it comes to the browser with the feature that needs a schema.
 */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: Input) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Where an issue is, as the server names it: `activities.0`. */
export function issueField(issue: SchemaIssue): string {
  return (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}
