/** A registered document stays valid, is voided with a reason, or falls behind the facts it was made from. */
export const DOCUMENT_STATUSES = ['valid', 'void', 'outdated'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const DOCUMENT_STATUS_LABELS = {
  valid: 'действует',
  void: 'аннулирован',
  outdated: 'устарел',
} satisfies Record<DocumentStatus, string>

export const TEMPLATE_SCOPES = ['company', 'department', 'position', 'employee', 'incident'] as const
export type TemplateScope = (typeof TEMPLATE_SCOPES)[number]

/** What a template may ask of the user before the paper is made. */
export const INPUT_TYPES = ['text', 'date', 'number', 'employee', 'employees'] as const
export type InputType = (typeof INPUT_TYPES)[number]
