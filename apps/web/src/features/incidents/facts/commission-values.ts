import type { IncidentAnswer, Member, MemberInput } from '@ot/contract'
import { commissionProblems, type MemberRole } from '@ot/domain'

export interface TypedMember {
  employeeId: string
  fullname: string
  position: string
  organisation: string
  role: MemberRole
}

export interface CommissionValues {
  orderNumber: string
  orderDate: string
  changeOrderNumber: string
  changeOrderDate: string
  members: readonly TypedMember[]
}

export const COMMISSION_LABELS = {
  orderNumber: 'Номер приказа',
  orderDate: 'Дата приказа',
  members: 'Состав комиссии',
  changeOrderNumber: 'Номер приказа об изменении состава',
  changeOrderDate: 'Дата приказа об изменении состава',
} as const

export const EMPTY_MEMBER: TypedMember = {
  employeeId: '',
  fullname: '',
  position: '',
  organisation: '',
  role: 'member',
}

const SEATS_AT_FIRST = 3

export function commissionValues({ commission }: IncidentAnswer): CommissionValues {
  const { orderNumber, orderDate, changeOrderNumber, changeOrderDate, members } = commission
  return {
    orderNumber: orderNumber ?? '',
    orderDate: orderDate ?? '',
    changeOrderNumber: changeOrderNumber ?? '',
    changeOrderDate: changeOrderDate ?? '',
    members: members.length === 0 ? seatsAtFirst() : members.map(typedMember),
  }
}

/** The least that the law allows, the first of them in the chair. */
function seatsAtFirst(): TypedMember[] {
  return Array.from({ length: SEATS_AT_FIRST }, (_, seat) => ({
    ...EMPTY_MEMBER,
    role: seat === 0 ? 'chair' : 'member',
  }))
}

function typedMember({ employeeId, fullname, position, organisation, role }: Member): TypedMember {
  return {
    employeeId: employeeId === null ? '' : String(employeeId),
    fullname,
    position: position ?? '',
    organisation: organisation ?? '',
    role,
  }
}

function isSeated({ employeeId, fullname }: TypedMember): boolean {
  return employeeId !== '' || fullname.trim() !== ''
}

/** Empty seats are not sent. */
export function seatedMembers(members: readonly TypedMember[]): MemberInput[] {
  return members.filter(isSeated).map(({ employeeId, fullname, position, organisation, role }) => ({
    employeeId: employeeId === '' ? null : Number(employeeId),
    fullname: fullname.trim(),
    position: position.trim(),
    organisation: organisation.trim(),
    role,
  }))
}

/** What the law forbids, told while the commission is being put together; the server says the same. */
export function seatingProblems(members: readonly TypedMember[], { victims }: IncidentAnswer): string[] {
  const seated = seatedMembers(members).map((member) => ({ ...member, fullname: member.fullname ?? '' }))
  const problems = commissionProblems(seated, new Set(victims.map(({ employeeId }) => employeeId)))
  return [...new Set(problems.map(({ message }) => message))]
}
