import type { Absence } from '../absence/absence.ts'
import type { BriefingKind } from '../briefing/briefing-kinds.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { ProposalAction } from '../event/event-sets.ts'
import type { PositionProfile } from '../position/profile.ts'
import type { PpeEventType } from '../ppe/ppe-events.ts'
import type { Basis } from '../rule/explain.ts'
import type { StartDays } from '../rule/start-days.ts'
import type { CoverageColumn } from '../section/sections.ts'
import type { ConditionsClass } from '../sout/conditions-classes.ts'
import type { Programme } from '../training/programmes.ts'

/** An employee as the norms see him. */
export type Subject = {
  employeeId: number
  birthDate: CalendarDate
  hireDate: CalendarDate
  contractDate: CalendarDate | null
  firstWorkingDay: CalendarDate | null
  positionId: number
  positionName: string
  /** Null: nothing is known of the position; only what everybody must have is asked for. */
  profile: PositionProfile | null
  conditionsClass: ConditionsClass | null
  /** Rules of the open events. */
  rules: ReadonlySet<string>
  /** Of these, of the events that nobody has met. */
  undone: ReadonlySet<string>
  /** Position of the open initial briefing. */
  briefedFor: number | null
  /** When the initial briefings were held. */
  briefed: NonNullable<StartDays['briefed']>
  hasInstruction: boolean
  microEnterprise: boolean
  /** Somebody of the company works remotely for good, as its interview says; who, it does not. */
  hasRemoteWorkers: boolean
  /** When warm clothes are worn, as the company's card says. */
  coldSeason: string | null
  /** Buildings and rooms of the company where explosions and fires are a danger of the place; null: of none is it said. */
  explosivePlaces: readonly string[] | null
  /** What the company has named him responsible for. */
  roles: readonly HeldRole[]
  absences: readonly Absence[]
  /** The last transfer; null: never transferred. */
  transfer: Transferred | null
}

/** `before`: rules of the open events that stood before it. */
export type Transferred = { on: CalendarDate; before: ReadonlySet<string> }

export type HeldRole = { roleId: number; since: CalendarDate }

/** What the obligation is, by section: facts of the new event. */
export type ObligationFacts =
  | { section: 'briefing'; facts: { kind: BriefingKind; reason?: string } }
  | { section: 'training'; facts: { programme: Programme } }
  | { section: 'medical'; facts: { factorNumber: string | null } }
  | { section: 'ppe'; facts: PpeFacts }
  | { section: 'sout'; facts: { workplaceId: null } }
  | { section: 'risk'; facts: Record<never, never> }
  | { section: 'instruction'; facts: { name: string } }

export type PpeFacts = {
  ppe: string
  eventType: PpeEventType
  quantity: number | null
  unit: string
  norm: string | null
}

type Proposed<A extends ProposalAction> = {
  rule: string
  action: A
  name: string
  periodicity: string
  /** By when for the first time; null: no day can be named, or the event is closed. */
  firstDeadline: CalendarDate | null
  /** The first day of what asks for it; null: the event is closed. */
  askedSince: CalendarDate | null
  /** A question whose «да» is the acceptance; null: hangs on no condition. */
  condition: string | null
  basis: Basis
}

/** To be added: `facts` describe the event. To be closed: the open event of this rule. */
export type Obligation =
  | (Proposed<'add'> & ObligationFacts)
  | (Proposed<'close'> & { section: CoverageColumn; facts: null })
