import type { ListedHazard, MedicalFactor } from '@ot/domain'

export function presentFactor({ inherited, ...shown }: MedicalFactor) {
  return shown
}

export function presentHazard({ number, title, dangers }: ListedHazard) {
  return { number, title, dangers: dangers.map((danger) => ({ ...danger, measures: [...danger.measures] })) }
}
