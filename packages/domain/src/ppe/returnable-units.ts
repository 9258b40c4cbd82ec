/** Counted things come back; what is measured is used up. */
const RETURNABLE_UNITS: ReadonlySet<string> = new Set(['шт', 'пара', 'пары', 'пар', 'компл', 'комплект'])

export function isReturnable(unit: string): boolean {
  return RETURNABLE_UNITS.has(unit.trim().toLocaleLowerCase('ru').replace(/\.$/, ''))
}
