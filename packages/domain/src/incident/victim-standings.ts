import { type IncidentDegree, severityOf } from './degrees.ts'

/** In what standing somebody was hurt: it says who investigates (ТК РФ, ст. 229; приказ Минтруда № 223н, п. 17). */
export const VICTIM_STANDINGS = [
  'employee',
  'employeeSent',
  'employeeAway',
  'civilContract',
  'sentHere',
  'onOurSite',
] as const
export type VictimStanding = (typeof VICTIM_STANDINGS)[number]

type Standing = {
  label: string
  /** Of our staff, or somebody named by hand. */
  isOfStaff: boolean
  /** Whose commission investigates. */
  commissionOf: 'us' | 'them'
  /** Whose insured he is: whoever it is tells the fund (125-ФЗ, ст. 17). A civil contract may say either. */
  insuredBy: 'us' | 'them' | 'contract'
  /** What is known of his employer, when it is another one; null: nothing is asked. */
  organisation: string | null
  /** Told to the other employer. */
  isToldToThem: boolean
}

export const STANDINGS = {
  employee: {
    label: 'Наш работник',
    isOfStaff: true,
    commissionOf: 'us',
    insuredBy: 'us',
    organisation: null,
    isToldToThem: false,
  },
  employeeSent: {
    label: 'Наш работник, направлен к другому работодателю и работал в его производстве',
    isOfStaff: true,
    commissionOf: 'them',
    insuredBy: 'us',
    organisation: 'К кому направлен',
    isToldToThem: true,
  },
  employeeAway: {
    label: 'Наш работник, выполнял нашу работу на территории другого работодателя',
    isOfStaff: true,
    commissionOf: 'us',
    insuredBy: 'us',
    organisation: 'Чья территория',
    isToldToThem: true,
  },
  civilContract: {
    label: 'Работал у нас по договору гражданско-правового характера',
    isOfStaff: false,
    commissionOf: 'us',
    insuredBy: 'contract',
    organisation: null,
    isToldToThem: false,
  },
  sentHere: {
    label: 'Работник другого работодателя, направлен к нам и работал в нашем производстве',
    isOfStaff: false,
    commissionOf: 'us',
    insuredBy: 'them',
    organisation: 'Кто направил',
    isToldToThem: true,
  },
  onOurSite: {
    label: 'Работник другого работодателя, выполнял на нашей территории его работу',
    isOfStaff: false,
    commissionOf: 'them',
    insuredBy: 'them',
    organisation: 'Его работодатель',
    isToldToThem: true,
  },
} satisfies Record<VictimStanding, Standing>

/** Those that somebody from outside may be in. */
export const OUTSIDE_STANDINGS = VICTIM_STANDINGS.filter((standing) => !STANDINGS[standing].isOfStaff)
/** Those of an employee: a civil contract may stand in the staff too, briefed as everybody. */
export const STAFF_STANDINGS = VICTIM_STANDINGS.filter(
  (standing) => STANDINGS[standing].isOfStaff || standing === 'civilContract',
)

export const INVESTIGATORS = ['commission', 'inspector', 'otherEmployer'] as const
export type Investigator = (typeof INVESTIGATORS)[number]

type Investigated = {
  degree: IncidentDegree
  inspection: object | null
  victims: readonly { standing: VictimStanding }[]
}

/** Who investigates. A commission is formed as soon as it is ours to form for one of the victims. */
export function investigatorOf({ degree, inspection, victims }: Investigated): Investigator {
  if (inspection !== null) return 'inspector'
  const ours = victims.filter(({ standing }) => STANDINGS[standing].commissionOf === 'us')
  if (victims.length > 0 && ours.length === 0) return 'otherEmployer'
  const isOfContracts = ours.length > 0 && ours.every(({ standing }) => standing === 'civilContract')
  return isOfContracts && severityOf(degree) !== 'easy' ? 'inspector' : 'commission'
}
