import { isAllowed, ROLE_ABILITIES, ROLE_LABELS, ROLES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../lib/account.ts'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { bothLoaded } from '../../lib/load.ts'
import type { Companies } from '../../lib/session/session.ts'
import { typeset } from '../../lib/typeset.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { NoCompanyNotice } from '../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PrintHead } from '../../ui/print-head.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { colleaguesQuery } from './api/colleague-calls.ts'
import { ColleagueTable } from './colleague-table.tsx'
import styles from './colleagues.module.css'
import { InviteDialog } from './invite-dialog.tsx'

/** /settings/colleagues: who works in the organisation, who was asked, and what each may. */
export function ColleaguesPage() {
  return (
    <Loaded of={useCurrentCompany()}>
      {(company) =>
        company === null ? (
          <Sheet>
            <PageHeading title="Коллеги" />
            <NoCompanyNotice purpose="Коллег приглашают в организацию." />
          </Sheet>
        ) : (
          <Colleagues company={company} />
        )
      }
    </Loaded>
  )
}

function Colleagues({ company }: { company: Companies[number] }) {
  const mayManage = isAllowed(company.role, 'members.manage')
  const inviting = useDialogSlot<true>()
  return (
    <Sheet>
      <PageHeading title="Коллеги">
        {mayManage && <Button onClick={() => inviting.open(true)}>Пригласить</Button>}
      </PageHeading>
      <PrintHead />
      {!mayManage && (
        <div className={styles.notice}>
          <Notice>Приглашает коллег и меняет их роли владелец организации.</Notice>
        </div>
      )}
      <Loaded of={bothLoaded(useQuery(colleaguesQuery(company.id)), useQuery(accountQuery()))}>
        {([colleagues, { id: ownId }]) => (
          <ColleagueTable company={company} colleagues={colleagues} ownId={ownId} />
        )}
      </Loaded>
      <RoleAbilities />
      {inviting.about !== null && (
        <InviteDialog
          key={inviting.opening}
          company={company}
          isOpen={inviting.isOpen}
          onClose={inviting.close}
        />
      )}
    </Sheet>
  )
}

function RoleAbilities() {
  return (
    <div className={styles.abilities}>
      <CardSection title="Что может каждая роль">
        <dl className={styles.roles}>
          {ROLES.map((role) => (
            <div key={role}>
              <dt>{ROLE_LABELS[role]}</dt>
              <dd>{typeset(ROLE_ABILITIES[role])}.</dd>
            </div>
          ))}
        </dl>
      </CardSection>
    </div>
  )
}
