import { worstRiskLevel } from '@ot/domain'
import { counted } from '@ot/text'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { hazardsQuery } from '../api/event-queries.ts'
import { RiskLevelBadge } from '../risk/risk-level-badge.tsx'
import { RiskMatrix } from '../risk/risk-matrix.tsx'
import type { HazardValues } from './event-values.ts'
import { HazardLine } from './hazard-line.tsx'
import styles from './hazards-field.module.css'
import { listedDangers } from './listed-dangers.ts'
import type { EventForm } from './use-event-fields.ts'

const HAZARDS_MAX = 200
const NEW_LINE: HazardValues = {
  code: null,
  hazard: '',
  danger: '',
  probability: null,
  severity: null,
  measures: '',
}

/** The lines of a risk card: what is dangerous, how likely and how grave it is, what is done about it. */
export function HazardsField({ of: { form, mode } }: { of: Pick<EventForm, 'form' | 'mode'> }) {
  const listed = listedDangers(useQuery(hazardsQuery()).data ?? [])
  const lines = form.values.hazards
  const level = worstRiskLevel(lines.flatMap(assessed))
  const replace = (changed: readonly HazardValues[]) => form.set('hazards', changed)
  return (
    <section className={styles.card} aria-label="Карта рисков">
      <div className={styles.head}>
        <h3>Опасности: {counted(lines.length, ['строка', 'строки', 'строк'])}</h3>
        {level !== null && (
          <span>
            Уровень карты <RiskLevelBadge level={level} />
          </span>
        )}
      </div>
      <RiskMatrix />
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <HazardLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the card, its texts may repeat
            key={index}
            id={`${mode}-hazards-${index}`}
            number={index + 1}
            line={line}
            listed={listed}
            problemOf={(part) => form.problemOf(`hazards.${index}.${part}`)}
            onChange={(changed) => replace(lines.with(index, { ...line, ...changed }))}
            onRemove={() => replace(lines.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {lines.length < HAZARDS_MAX && (
        <Button kind="secondary" id={`${mode}-hazards`} onClick={() => replace([...lines, NEW_LINE])}>
          <IconPlus size={20} stroke={1.6} aria-hidden="true" /> Добавить опасность
        </Button>
      )}
    </section>
  )
}

function assessed({ probability, severity }: HazardValues) {
  return probability === null || severity === null ? [] : [{ probability, severity }]
}
