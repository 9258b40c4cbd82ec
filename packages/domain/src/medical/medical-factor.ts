/** One line of the appendix to order 29н. */
export type MedicalFactor = {
  code: string
  title: string
  shortTitle: string
  /** Number of the appendix's part, «I» to «VI», and its title. */
  part: string
  partTitle: string
  parent: string | null
  /** A heading: only its leaves name a factor or a work. */
  isGroup: boolean
  /** Null: the act leaves the cell empty. */
  months: number | null
  /** The line has no period of its own and takes its parent's. */
  inherited: boolean
  /** А allergen, Ф fibrogenic, Р reproductive, К carcinogen, О acute. */
  flags: string
}

export const MEDICAL_CONCLUSIONS = ['fit', 'unfit', 'restricted'] as const
export type MedicalConclusion = (typeof MEDICAL_CONCLUSIONS)[number]

export const MEDICAL_CONCLUSION_LABELS = {
  fit: 'противопоказаний нет',
  unfit: 'есть противопоказания',
  restricted: 'годен с ограничениями',
} satisfies Record<MedicalConclusion, string>
