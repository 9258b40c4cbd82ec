import { foldLetters } from '@ot/text'
import type { PositionProfile, ProfileProgramme } from './profile.ts'

/** What the title says beside the trade: who leads, who answers for others, who still learns. */
export const TITLE_RANKS = ['head', 'deputy', 'foreman', 'brigade', 'senior', 'apprentice'] as const
export type TitleRank = (typeof TITLE_RANKS)[number]

const RANK_WORDS: readonly (readonly [TitleRank, RegExp])[] = [
  ['apprentice', /^(ученик|ученица|стажер|практикант)(?=[\s(-]|$)/],
  ['deputy', /^(первый )?(заместитель|зам)(?=[\s.]|$)/],
  ['foreman', /^((старший|сменный|горный|дорожный) )?(мастер|прораб|производитель работ)(?=[\s,(]|$)/],
  // A master of manicure leads nobody.
  ['brigade', /^(бригадир|звеньевой|старший смены)(?=[\s,(]|$)/],
  ['head', /^(начальник|заведующ|руководител|директор|генеральный директор|управляющ|главный врач)/],
  ['senior', /^старш[а-я]* /],
]

const TRADES_CALLED_MASTER = /^мастер (маникюра|педикюра|ногтевого|производственного обучения)/

export function rankOf(title: string): TitleRank | null {
  const text = foldLetters(title).trim()
  if (TRADES_CALLED_MASTER.test(text)) return null
  return RANK_WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}

export const RANK_NOTES = {
  head: 'Учится как руководитель: программа А, а по работам повышенной опасности, которыми руководит, — и программа В.',
  deputy:
    'Учится как руководитель, если замещает его или отвечает за охрану труда; остальное — как у руководителя.',
  foreman: 'Учится как руководитель и по программам тех работ, на которые выдаёт задания и допускает людей.',
  brigade:
    'К профессии добавляется руководство звеном: программа А — если приказом возложены обязанности по охране труда.',
  senior:
    'К профессии добавляется наставничество: вести стажировку можно по приказу и после собственного обучения.',
  apprentice:
    'Самостоятельно не работает: только под наблюдением; работы повышенной опасности — после обучения, стажировки и допуска.',
} satisfies Record<TitleRank, string>

/** PP 2464, p. 53: heads and their deputies learn the general programme. Told from memory, as all of this table. */
export function withRank(profile: PositionProfile, rank: TitleRank | null): PositionProfile {
  switch (rank) {
    case null:
      return profile
    case 'head':
    case 'foreman':
      return led(profile, { programme: 'general', conditional: false }, rank)
    case 'deputy':
    case 'brigade':
      return led(profile, { programme: 'general', conditional: true }, rank)
    case 'senior':
      return noted(profile, rank)
    case 'apprentice':
      return noted(learning(profile), rank)
  }
}

function led(profile: PositionProfile, taught: ProfileProgramme, rank: TitleRank): PositionProfile {
  const known = profile.training.find(({ programme }) => programme === taught.programme)
  const others = profile.training.filter((one) => one !== known)
  const line = known !== undefined && !known.conditional ? known : taught
  const hazards = profile.hazards.includes('psy') ? profile.hazards : [...profile.hazards, 'psy' as const]
  return noted({ ...profile, hazards, training: [line, ...others] }, rank)
}

/** Works of increased danger and electrical groups come with the trade itself; until then a placement and group I. */
function learning(profile: PositionProfile): PositionProfile {
  const briefings = profile.briefings.filter(({ kind }) => kind !== 'internship')
  const isLater = ({ programme }: ProfileProgramme) =>
    programme.startsWith('hazardous-') || programme.startsWith('electrical-')
  return {
    ...profile,
    training: profile.training.map((line) => (isLater(line) ? { ...line, conditional: true } : line)),
    briefings: [{ kind: 'internship', conditional: false }, ...briefings],
  }
}

function noted(profile: PositionProfile, rank: TitleRank): PositionProfile {
  const note = RANK_NOTES[rank]
  if (profile.note?.includes(note)) return profile
  return { ...profile, note: profile.note === null ? note : `${profile.note} ${note}` }
}
