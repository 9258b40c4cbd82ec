import { SECTION_LABELS } from '@ot/domain'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import fieldStyles from '../../../../ui/field.module.css'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { later } from '../../../../ui/later.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import { ListTools } from '../../../../ui/list-view/list-tools.tsx'
import { HIDEABLE_COLUMNS } from '../../section-specs.ts'
import { filterWords, switchWords } from '../print-text.ts'
import { GROUPING_LABELS, GROUPINGS } from '../row-groups.ts'
import { periodText, sectionPlaceText, windowText } from '../texts.ts'
import { type SectionDeskState, sectionListKey } from '../use-section-desk.ts'
import styles from './section-head.module.css'
import { StateFilter } from './state-filter.tsx'

const OrderChoice = later(async () => (await import('./order-choice.tsx')).OrderChoice)

interface SectionHeadProps {
  desk: SectionDeskState
  hint: ReactNode
  actions: ReactNode
}

/** The section's name, the filters, and how many rows they leave. */
export function SectionHead({ desk, hint, actions }: SectionHeadProps) {
  const { place, section, view, loaded, typed, isFiltered, summary, isCards, setTyped, reset } = desk
  return (
    <ListHead
      title={SECTION_LABELS[section]}
      hint={hint}
      tools={<ListTools list={sectionListKey(place, section)} columns={HIDEABLE_COLUMNS[section]} />}
      actions={actions}
      isCrowded
      search={<TextFilter typed={typed} onType={setTyped} />}
      filters={
        <>
          <PlaceChoices desk={desk} />
          <GroupingChoice desk={desk} />
          {isCards && <OrderChoice desk={desk} />}
        </>
      }
      chosen={filterWords(view, loaded)}
      switched={switchWords(view, section)}
      printed={sectionPlaceText(place, section)}
      switches={<Switches desk={desk} />}
      summary={
        <>
          <span>
            <span role="status">{summary}</span>
            {place === 'due' && `, ${windowText(section)}`}
          </span>
          {isFiltered && (
            <Button kind="quiet" className={styles.reset} onClick={reset}>
              Сбросить
            </Button>
          )}
        </>
      }
    />
  )
}

function Switches({ desk: { section, view, byState, change } }: { desk: SectionDeskState }) {
  return (
    <>
      <StateFilter
        section={section}
        view={view}
        byState={byState}
        onChange={(states) => change({ states })}
      />
      {(view.from !== null || view.until !== null) && (
        <Button
          kind="secondary"
          className={styles.period}
          onClick={() => change({ from: null, until: null })}
        >
          {periodText(view.from, view.until)}{' '}
          <IconX size={16} stroke={1.8} aria-label="Убрать отбор по сроку" />
        </Button>
      )}
    </>
  )
}

const GROUPING_CHOICES = [
  { value: null, label: 'Без групп' },
  ...GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] })),
]

function GroupingChoice({ desk: { view, change } }: { desk: SectionDeskState }) {
  const grouping = { id: 'section-grouping', label: 'Группировка' }
  return (
    <div className={styles.choice}>
      <Field {...grouping} isBare>
        <ChoiceControl
          frame={grouping}
          choices={GROUPING_CHOICES}
          value={view.group}
          onChange={(group) => change({ group })}
        />
      </Field>
    </div>
  )
}

function PlaceChoices({ desk }: { desk: SectionDeskState }) {
  const { view, departmentChoices, employeeChoices, change } = desk
  const department = { id: 'section-department', label: 'Отдел' }
  const employee = { id: 'section-employee', label: 'Работник' }
  return (
    <>
      <div className={styles.choice}>
        <Field {...department} isBare>
          <ChoiceControl
            frame={department}
            choices={departmentChoices}
            value={view.departmentId}
            onChange={(departmentId) => change({ departmentId, employeeId: null })}
          />
        </Field>
      </div>
      <div className={styles.choice}>
        <Field {...employee} isBare>
          <ChoiceControl
            frame={employee}
            choices={employeeChoices}
            value={view.employeeId}
            onChange={(employeeId) => change({ employeeId })}
          />
        </Field>
      </div>
    </>
  )
}

const TEXT_MAX = 100

function TextFilter({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const frame = { id: 'section-text', label: 'Поиск' }
  return (
    <div className={styles.search}>
      <Field {...frame} isBare>
        <div className={fieldStyles.withButton}>
          <input
            id={frame.id}
            type="search"
            autoComplete="off"
            placeholder="ФИО, должность, название"
            maxLength={TEXT_MAX}
            className={`${fieldStyles.control} ${styles.text}`}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
          {typed !== '' && (
            <span>
              <IconButton label="Очистить поиск" className={styles.clear} onClick={() => onType('')}>
                <IconX size={18} stroke={1.6} aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </div>
      </Field>
    </div>
  )
}
