import type { Section } from '@ot/domain'

const FORM_WIDTH = 640
const RISK_WIDTH = 880

/** A risk card is read as a whole. */
export function dialogWidth(section: Section): number {
  return section === 'risk' ? RISK_WIDTH : FORM_WIDTH
}
