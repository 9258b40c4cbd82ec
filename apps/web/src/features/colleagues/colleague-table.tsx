import type { Colleague, CompanyMember, Invited } from '@ot/contract'
import { INVITATION_STATE_LABELS, isAllowed, ROLE_LABELS } from '@ot/domain'
import { momentText, shortDate } from '@ot/text'
import { todayIn } from '../../lib/calendar-date.ts'
import type { Companies } from '../../lib/session/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../ui/record-table.tsx'
import { isMember } from './api/colleague-calls.ts'
import { InvitedActions } from './invited-actions.tsx'
import { MemberActions } from './member-actions.tsx'

const HEADS = ['Коллега', 'Роль', 'Доступ'] as const

interface ColleagueTableProps {
  company: Companies[number]
  colleagues: readonly Colleague[]
  ownId: number
}

/** Those who have access, then those who were asked. */
export function ColleagueTable({ company, colleagues, ownId }: ColleagueTableProps) {
  return (
    <RecordTable label="Коллеги" heads={HEADS} hasActions>
      {colleagues.map((colleague) =>
        isMember(colleague) ? (
          <MemberRow
            key={`member-${colleague.userId}`}
            company={company}
            member={colleague}
            isOwn={colleague.userId === ownId}
          />
        ) : (
          <InvitedRow key={`invited-${colleague.invitationId}`} company={company} invited={colleague} />
        ),
      )}
    </RecordTable>
  )
}

interface MemberRowProps {
  company: Companies[number]
  member: CompanyMember
  isOwn: boolean
}

function MemberRow({ company, member, isOwn }: MemberRowProps) {
  const { name, email, role, since } = member
  return (
    <tr>
      <RecordName>
        {name ?? email}
        {isOwn && ' (вы)'}
        {name !== null && <CellNote>{email}</CellNote>}
      </RecordName>
      <RecordCell label={HEADS[1]}>{ROLE_LABELS[role]}</RecordCell>
      <RecordCell label={HEADS[2]}>с {dayText(since, company.timeZone)}</RecordCell>
      <MemberActions company={company} member={member} isOwn={isOwn} />
    </tr>
  )
}

function InvitedRow({ company, invited }: { company: Companies[number]; invited: Invited }) {
  const { email, role, state, sentAt, expiresAt } = invited
  return (
    <tr>
      <RecordName>{email}</RecordName>
      <RecordCell label={HEADS[1]}>{ROLE_LABELS[role]}</RecordCell>
      <RecordCell label={HEADS[2]}>
        <Badge tone={state === 'expired' ? 'danger' : 'accent'}>
          {INVITATION_STATE_LABELS[state].toLowerCase()}
        </Badge>
        <CellNote>
          {state === 'expired'
            ? `отправлено ${momentText(sentAt, company.timeZone)}`
            : `действует до ${momentText(expiresAt, company.timeZone)}`}
        </CellNote>
      </RecordCell>
      {isAllowed(company.role, 'members.manage') ? (
        <InvitedActions company={company} invited={invited} />
      ) : (
        <td />
      )}
    </tr>
  )
}

function dayText(instant: string, timeZone: string): string {
  return shortDate(todayIn(timeZone, new Date(instant)))
}
