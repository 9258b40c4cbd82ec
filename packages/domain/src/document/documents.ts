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

/** What a template may ask of the user before the paper is made; `lines`: which lines of its list are left out, by number. */
export const INPUT_TYPES = ['text', 'date', 'number', 'employee', 'employees', 'lines'] as const
export type InputType = (typeof INPUT_TYPES)[number]

/** A paper as it is edited, and as it is printed. */
export const PAPER_FORMATS = ['docx', 'pdf'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]

/** Many papers: a ZIP of either kind, or all of them in one PDF in the order of printing. */
export const ARCHIVE_FORMATS = [...PAPER_FORMATS, 'one-pdf'] as const
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number]

/** What a paper may be about, when it is not about the whole company. */
export const SUBJECT_KINDS = [
  'department',
  'position',
  'employee',
] as const satisfies readonly TemplateScope[]
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
