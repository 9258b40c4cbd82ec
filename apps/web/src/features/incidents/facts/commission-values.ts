import type { IncidentAnswer, Member, MemberInput } from '@ot/contract'
import { commissionProblems, INCIDENT_FIELD_LABELS, type MemberRole } from '@ot/domain'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'

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

const NUMBER_MAX = 50

export const COMMISSION: FieldTable<CommissionValues> = {
  orderNumber: textField({ label: INCIDENT_FIELD_LABELS.orderNumber, kind: 'short', max: NUMBER_MAX }),
  orderDate: textField({
    label: INCIDENT_FIELD_LABELS.orderDate,
    kind: 'day',
    hint: 'С этого дня считается срок расследования',
  }),
  changeOrderNumber: textField({
    label: INCIDENT_FIELD_LABELS.changeOrderNumber,
    kind: 'short',
    max: NUMBER_MAX,
  }),
  changeOrderDate: textField({ label: INCIDENT_FIELD_LABELS.changeOrderDate, kind: 'day' }),
  members: {
    label: INCIDENT_FIELD_LABELS.members,
    control: null,
    text: (members) =>
      members
        .filter(isSeated)
        .map(({ fullname, role }) => (role === 'chair' ? `${fullname}, председатель` : fullname))
        .join('\n'),
  },
}

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
  const problems = commissionProblems(seated, new Set(victims.flatMap(({ employeeId }) => employeeId ?? [])))
  return [...new Set(problems.map(({ message }) => message))]
}
