/** A company's own edition of a template: looked at first, then in use, then replaced or taken back. */
export const PERSONAL_TEMPLATE_STATES = ['preview', 'current', 'withdrawn'] as const
export type PersonalTemplateState = (typeof PERSONAL_TEMPLATE_STATES)[number]

export const PERSONAL_TEMPLATE_BYTES_MAX = 5 * 1024 * 1024

/** All own editions of a company that stand or wait: what its archives are made from must not exhaust the server. */
export const PERSONAL_TEMPLATES_BYTES_MAX = 100 * 1024 * 1024
