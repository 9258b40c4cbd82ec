import { EVENT_FACTS } from '@ot/contract'
import {
  BRIEFING_KIND_LABELS,
  briefingRule,
  medicalFactorName,
  medicalRule,
  programmeName,
  type Section,
  trainingRule,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { StoredFacts } from '../../db/schema/section.ts'
import { Invalid } from '../../foundation/errors.ts'

/** What the facts themselves say of an obligation: how it is called and which norm asks for it. */
export type Nature = { name: string | null; rule: string | null }

export function natureOf(section: Section, facts: StoredFacts): Nature {
  switch (section) {
    case 'briefing': {
      const { kind } = EVENT_FACTS.briefing.parse(facts)
      return { name: BRIEFING_KIND_LABELS[kind], rule: briefingRule(kind) }
    }
    case 'training': {
      const { programme } = EVENT_FACTS.training.parse(facts)
      return { name: programmeName(programme), rule: trainingRule(programme) }
    }
    case 'medical':
      return medicalNature(EVENT_FACTS.medical.parse(facts).factorNumber)
    case 'ppe':
      return { name: EVENT_FACTS.ppe.parse(facts).ppe, rule: null }
    case 'sout':
      return { name: 'Специальная оценка условий труда', rule: 'sout' }
    case 'risk':
      return { name: 'Оценка профессиональных рисков', rule: 'risk' }
  }
}

function medicalNature(code: string | null): Nature {
  if (code === null) return { name: null, rule: null }
  const factor = findMedicalFactor(code)
  if (factor === null) throw Invalid.field('factorNumber', `В приказе 29н нет пункта ${code}`)
  if (factor.isGroup)
    throw Invalid.field('factorNumber', `Пункт ${code} — заголовок: выберите один из его подпунктов`)
  return { name: medicalFactorName(factor), rule: medicalRule(code) }
}
