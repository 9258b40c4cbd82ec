import type { FactAnswer } from '@ot/contract'

/** A question of text that three papers print and nobody has answered, but for what a test says. */
export function sampleFact(own: Partial<FactAnswer> & Pick<FactAnswer, 'key'>): FactAnswer {
  return {
    label: 'Место сбора после эвакуации',
    question: 'Где собираются люди после эвакуации?',
    hint: null,
    theme: 'premises',
    type: 'text',
    options: null,
    value: null,
    source: null,
    proposal: null,
    unproposed: null,
    warnings: [],
    applicable: true,
    canBeAbsent: false,
    isAbsent: false,
    isSkipped: false,
    unlocks: 0,
    templates: ['plan', 'order', 'journal'],
    version: null,
    ...own,
  }
}

export const HR_OFFICER = sampleFact({
  key: 'hrOfficer',
  label: 'Работник, ведущий кадровый учёт',
  question: 'Кто ведёт кадровый учёт?',
  theme: 'duties',
  type: 'person',
  proposal: { value: 11, reason: 'по должности' },
  templates: ['order'],
  unlocks: 1,
})

export const PURCHASER = sampleFact({
  key: 'purchaser',
  label: 'Работник, отвечающий за закупки',
  question: 'Кто закупает СИЗ?',
  theme: 'duties',
  type: 'person',
  proposal: { value: 12, reason: 'по должности' },
  templates: ['order'],
})

export const ASSEMBLY_POINT = sampleFact({ key: 'assemblyPoint', unlocks: 2 })

export const SMOKING_PLACE = sampleFact({
  key: 'smokingPlace',
  label: 'Место для курения',
  question: 'Где разрешено курить?',
  canBeAbsent: true,
})
