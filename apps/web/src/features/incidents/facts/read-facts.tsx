import { lowerFirst } from '@ot/text'
import { type NamedSpec, shownText, typedText, type WireValue } from '../../../ui/form/text-spec.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'

interface ReadFactsProps<Name extends string> {
  specs: readonly NamedSpec<Name>[]
  facts: Readonly<Record<Name, WireValue>>
}

/** What is known, and in one line what is not yet. */
export function ReadFacts<Name extends string>({ specs, facts }: ReadFactsProps<Name>) {
  const { company } = useIncidentsScope()
  const shown = specs.map((spec) => ({
    name: spec.name,
    label: spec.label,
    text: shownText(spec, typedText(spec, facts[spec.name], company.timeZone)),
  }))
  const known = shown.filter(({ text }) => text !== '')
  const missing = shown.filter(({ text }) => text === '').map(({ label }) => lowerFirst(label))
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(({ name, label, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && <p className={styles.missing}>Не указано: {missing.join(', ')}</p>}
    </>
  )
}
