import { counted } from '@ot/text'

/** The assessment of a workplace is that of everybody on it. */
export function sharedBy(employees: number): string {
  if (employees === 0) return 'На этом рабочем месте пока никто не числится'
  if (employees === 1) return 'На этом рабочем месте числится 1 работник'
  return `Общее для ${counted(employees, ['работника', 'работников', 'работников'])}`
}
