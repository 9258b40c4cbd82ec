import { RESPONSIBILITY_TYPES, SECTIONS } from '@ot/domain'
import { z } from 'zod'

/** `register` is the index of the numbers: «12-ОТ». Groups with one index share one register of the company. */
const groupSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  responsibility: z.enum(RESPONSIBILITY_TYPES),
  register: z.string().min(1),
  /** The section of the records that its papers belong to, where a tariff may leave that out. */
  section: z.enum(SECTIONS).nullable().default(null),
})

export const groupsSchema = z.array(groupSchema)
export type Group = z.infer<typeof groupSchema>

export function registerNumber(register: string, sequence: number): string {
  return `${sequence}-${register}`
}
