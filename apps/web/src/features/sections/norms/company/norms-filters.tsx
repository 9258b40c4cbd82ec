import { COVERAGE_COLUMN_LABELS, COVERAGE_COLUMNS } from '@ot/domain'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextControl } from '../../../../ui/text-control.tsx'
import styles from './company-norms.module.css'
import { isNormsFiltered, type NormsView } from './norms-view.ts'

const TEXT_MAX = 200
const SECTIONS = [
  { value: null, label: 'Все разделы' },
  ...COVERAGE_COLUMNS.map((value) => ({ value, label: COVERAGE_COLUMN_LABELS[value] })),
]

interface NormsFiltersProps {
  view: NormsView
  onType: (text: string) => void
  onSection: (section: NormsView['section']) => void
  onReset: () => void
}

export function NormsFilters({ view, onType, onSection, onReset }: NormsFiltersProps) {
  const text = { id: 'norms-position', label: 'Должность' }
  const section = { id: 'norms-section', label: 'Раздел' }
  return (
    <search className={styles.filters}>
      <Field {...text}>
        <TextControl
          frame={text}
          type="search"
          placeholder="Поиск по должности"
          autoComplete="off"
          maxLength={TEXT_MAX}
          value={view.text}
          onChange={onType}
        />
      </Field>
      <Field {...section}>
        <ChoiceControl frame={section} choices={SECTIONS} value={view.section} onChange={onSection} />
      </Field>
      {isNormsFiltered(view) && (
        <Button kind="quiet" onClick={onReset}>
          Сбросить
        </Button>
      )}
    </search>
  )
}
