import { normLabel } from '../norms/register.ts'

/** Parts of a profile, each with the act that its lines are taken by. */
export const PROFILE_PARTS = ['hazards', 'ppe', 'medicalFactors', 'training', 'briefings'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

export type ProfileSource = {
  part: ProfilePart
  /** The act, and what is still the employer's to name. */
  text: string
  /** The line of this trade was compared with the text of the act. */
  verified: boolean
}

/** Which lines belong to which trade is our judgement: none was read in a text, so none is marked as compared. */
export const PROFILE_SOURCES: readonly ProfileSource[] = [
  {
    part: 'hazards',
    text: `${normLabel('mt-776n')}, примерный перечень опасностей`,
    verified: false,
  },
  {
    part: 'ppe',
    text: `${normLabel('mt-767n')}: номер пункта норм для вашей должности уточните по тексту приказа`,
    verified: false,
  },
  {
    part: 'medicalFactors',
    text: `${normLabel('mz-29n')}, приложение: пункт указан в строке`,
    verified: false,
  },
  {
    part: 'training',
    text: `${normLabel('pp-2464')}; группы по электробезопасности — правила работы с персоналом в электроустановках`,
    verified: false,
  },
  { part: 'briefings', text: `${normLabel('pp-2464')}`, verified: false },
]
