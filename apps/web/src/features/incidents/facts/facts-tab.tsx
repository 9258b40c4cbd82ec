import type { IncidentAnswer } from '@ot/contract'
import { INCIDENT_FIELD_LABELS, MEMBER_ROLE_LABELS } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { useDepartments } from '../../../lib/company/staff.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { eventSpecs } from './event-specs.ts'
import { EXTENSION_SPECS } from './extension-form.tsx'
import styles from './facts.module.css'
import { FactsSection, type FactsTabProps } from './facts-section.tsx'
import { LIST_SPECS, type ListName, rowText } from './list-specs.ts'
import {
  ACT_SPECS,
  HELP_SPECS,
  INSPECTION_SPECS,
  QUALIFICATION_SPECS,
  SCENE_SPECS,
} from './particulars-specs.ts'
import { ReadFacts } from './read-facts.tsx'
import { INJURY_SPECS, OUTCOME_SPECS, workSpecs } from './victim-specs.ts'

/** Everything that the papers print and the company's records do not hold, entered once. */
export function FactsTab(props: FactsTabProps) {
  return (
    <div className={styles.all}>
      <EventSections {...props} />
      <VictimSections {...props} />
      <CommissionSections {...props} />
      <InquirySections {...props} />
    </div>
  )
}

function EventSections({ incident, ...section }: FactsTabProps) {
  const { company } = useIncidentsScope()
  const departments = useDepartments(company.id)
  return (
    <>
      <FactsSection {...section} incident={incident} about={{ kind: 'event' }}>
        <ReadFacts specs={eventSpecs(departments)} facts={incident} />
      </FactsSection>
      <FactsSection {...section} incident={incident} about={{ kind: 'help' }}>
        <ReadFacts specs={HELP_SPECS} facts={incident.particulars} />
      </FactsSection>
      <FactsSection {...section} incident={incident} about={{ kind: 'scene' }}>
        <ReadFacts specs={SCENE_SPECS} facts={incident.particulars} />
      </FactsSection>
    </>
  )
}

function VictimSections({ incident, ...section }: FactsTabProps) {
  return (
    <>
      <FactsSection {...section} incident={incident} about={{ kind: 'victims' }}>
        <ul className={styles.people}>
          {incident.victims.map(({ id, fullname, position, department, actLabel }) => (
            <li key={id}>
              {fullname}
              <span className={styles.rest}>
                {[position, department].filter((part) => part !== '').join(', ')}; акт №&nbsp;{actLabel}
              </span>
            </li>
          ))}
        </ul>
      </FactsSection>
      {incident.victims.map((victim) => (
        <div key={victim.id}>
          <FactsSection {...section} incident={incident} about={{ kind: 'injury', victimId: victim.id }}>
            <ReadFacts specs={INJURY_SPECS} facts={victim} />
          </FactsSection>
          <FactsSection {...section} incident={incident} about={{ kind: 'work', victimId: victim.id }}>
            <ReadFacts specs={workSpecs(victim)} facts={victim} />
          </FactsSection>
          <FactsSection {...section} incident={incident} about={{ kind: 'outcome', victimId: victim.id }}>
            <ReadFacts specs={OUTCOME_SPECS} facts={victim} />
          </FactsSection>
        </div>
      ))}
    </>
  )
}

const ORDER_SPECS = [
  { name: 'orderNumber', label: INCIDENT_FIELD_LABELS.orderNumber, kind: 'line', max: 50 },
  { name: 'orderDate', label: INCIDENT_FIELD_LABELS.orderDate, kind: 'day' },
] as const
const CHANGE_SPECS = [
  { name: 'changeOrderNumber', label: INCIDENT_FIELD_LABELS.changeOrderNumber, kind: 'line', max: 50 },
  { name: 'changeOrderDate', label: INCIDENT_FIELD_LABELS.changeOrderDate, kind: 'day' },
] as const

function CommissionSections({ incident, ...section }: FactsTabProps) {
  const { commission, extension } = incident
  return (
    <>
      <FactsSection {...section} incident={incident} about={{ kind: 'commission' }}>
        <ReadFacts
          specs={commission.changeOrderDate === null ? ORDER_SPECS : [...ORDER_SPECS, ...CHANGE_SPECS]}
          facts={commission}
        />
        {commission.members.length > 0 && (
          <ul className={styles.people}>
            {commission.members.map(({ id, fullname, position, organisation, role }) => (
              <li key={id}>
                {fullname}
                <span className={styles.rest}>
                  {[MEMBER_ROLE_LABELS[role].toLowerCase(), lowerFirst(position ?? ''), organisation]
                    .filter((part) => part !== null && part !== '')
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </FactsSection>
      <FactsSection {...section} incident={incident} about={{ kind: 'extension' }}>
        {extension === null ? (
          <p className={styles.missing}>Расследование не продлевалось</p>
        ) : (
          <ReadFacts specs={EXTENSION_SPECS} facts={extension} />
        )}
      </FactsSection>
      <FactsSection {...section} incident={incident} about={{ kind: 'inspection' }}>
        {incident.particulars.inspectionGround === null ? (
          <p className={styles.missing}>Инспектор сам не расследует</p>
        ) : (
          <ReadFacts specs={INSPECTION_SPECS} facts={incident.particulars} />
        )}
      </FactsSection>
    </>
  )
}

function InquirySections({ incident, ...section }: FactsTabProps) {
  const list = (name: ListName) => (
    <FactsSection {...section} incident={incident} about={{ kind: name }}>
      <ReadList incident={incident} name={name} />
    </FactsSection>
  )
  return (
    <>
      {list('witnesses')}
      {list('officials')}
      <FactsSection {...section} incident={incident} about={{ kind: 'qualification' }}>
        <ReadFacts specs={QUALIFICATION_SPECS} facts={incident.particulars} />
      </FactsSection>
      {list('causes')}
      {list('offenders')}
      <FactsSection {...section} incident={incident} about={{ kind: 'act' }}>
        <ReadFacts specs={ACT_SPECS} facts={incident.particulars} />
      </FactsSection>
    </>
  )
}

function ReadList({ incident, name }: { incident: IncidentAnswer; name: ListName }) {
  const rows = incident.particulars[name].map(rowText)
  if (rows.length === 0) return <p className={styles.missing}>{LIST_SPECS[name].empty}</p>
  return (
    <ul className={styles.people}>
      {rows.map(({ head, rest }) => (
        <li key={`${head} ${rest}`}>
          {head}
          <span className={styles.rest}>{rest}</span>
        </li>
      ))}
    </ul>
  )
}
