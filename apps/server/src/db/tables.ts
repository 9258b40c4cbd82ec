/**
 * Every table with its kind. Company: `company_id` in every key, row level security, distributed by company. Reference:
 * the same everywhere. Local: written at every step, stays on the coordinator. A test compares the list with the database.
 */
export const TABLES = {
  users: 'reference',
  companies: 'reference',
  memberships: 'reference',
  subscriptions: 'reference',
  activity_requests: 'reference',
  positions: 'reference',
  departments: 'company',
  employees: 'company',
  audit_entries: 'company',
  counters: 'company',
  template_answers: 'company',
  documents: 'company',
  agreements: 'local',
  refresh_tokens: 'local',
  password_resets: 'local',
  login_failures: 'local',
  tickets: 'local',
  idempotency_keys: 'local',
  schema_migrations: 'local',
} as const satisfies Record<string, 'company' | 'reference' | 'local'>
