import type { TemplateAnswer } from '@ot/contract'

/** A template that asks and lacks nothing, but for what a test says. */
export function template(own: Partial<TemplateAnswer>): TemplateAnswer {
  return {
    id: 'prikaz',
    name: 'Приказ',
    group: 'orders',
    scope: 'company',
    edition: 1,
    legalBasis: [],
    activities: [],
    personalised: false,
    personalBehind: false,
    wordOnly: false,
    needReason: null,
    absentReason: null,
    requires: [],
    questions: own.inputs?.length ?? 0,
    inputs: [],
    values: {},
    needsSubject: false,
    lacking: [],
    missing: [],
    ...own,
  }
}
