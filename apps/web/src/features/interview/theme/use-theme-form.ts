import type { FactAnswer } from '@ot/contract'
import { isAnswered, NO_ORDER_REQUIRED, writeOrderLink } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { inFormNames } from '../../../lib/form/form-problems.ts'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { answerVersions, changeFacts, factsQuery, type Versions } from '../api/interview-queries.ts'
import { factText } from '../fact-text.ts'
import { type FactFormValues, formValue, formValues, sentValue } from '../fact-values.ts'
import { useInterviewScope } from '../interview-scope.ts'
import { isProposed } from '../interview-view.ts'
import type { NamingOrderValues } from './naming-order.tsx'
import { useAtOnce } from './use-at-once.ts'

type Facts = readonly FactAnswer[]

/** As somebody else has left the theme. */
interface Stored {
  version: Versions
  facts: Facts
}

/** The questions of a theme: what is typed stays until it is saved, whatever others answer meanwhile. */
export function useThemeForm(facts: Facts) {
  const client = useQueryClient()
  const { company, employees } = useInterviewScope()
  const companyId = company.id
  const [opened, setOpened] = useState(facts)
  const [isSaved, setSaved] = useState(false)
  const isAccepting = useRef(false)
  // What has been answered before: an answer given now stays in sight until it is saved with the others.
  const [folded, setFolded] = useState(() => answeredKeys(facts))
  const [order, setOrder] = useState<NamingOrderValues>({ date: '', number: '' })

  const versioned = useVersionedForm<FactFormValues, FactFormValues, Stored>(
    typedForm(opened.filter(({ type }) => type === 'date').map(({ key }) => key)),
    {
      from: formValues(opened),
      draft: `interview:${companyId}:${opened[0]?.key}`,
      labels: Object.fromEntries(opened.map(({ key, label }) => [key, label])),
      version: answerVersions(opened),
      async save(values, versions, changed) {
        const answered = opened.filter(({ key }) => key in changed)
        // What another user has answered since is no proposal any more.
        const accept = isAccepting.current
          ? untouched(opened, values).filter(({ key, version }) => (versions.value[key] ?? null) === version)
          : []
        const keys = accept.map(({ key }) => key)
        const sent = [...answered, ...accept]
        try {
          const saved = await changeFacts(client, {
            companyId,
            values: Object.fromEntries(
              answered.map((fact) => [fact.key, sentValue(fact, values[fact.key] ?? null)]),
            ),
            notApplicable: [],
            accept: keys,
            orderLink: linkOf(order),
            versions: versions.part<Versions>(
              (seen) => pick(seen, sent),
              (seen, saved) => ({ ...seen, ...pick(saved, sent) }),
            ),
          })
          const answers = among(saved, opened)
          show(answers)
          setFolded(answeredKeys(answers))
          setSaved(true)
        } catch (error) {
          throw inFormNames(error, (wire) => keyOf(wire, keys))
        }
      },
      readStored: async () => {
        const stored = among(await readAnew(client, factsQuery(companyId)), opened)
        return { version: answerVersions(stored), facts: stored }
      },
    },
  )
  const { form, known, goOver } = versioned
  const atOnce = useAtOnce(showOne)

  function show(next: Facts): void {
    setOpened(next)
    form.reset(formValues(next))
    goOver({ version: answerVersions(next) })
  }

  // Others answer too, and one answer makes the next proposal: both are shown where nothing is being typed.
  useEffect(() => {
    if (facts !== opened && !form.isChanged && !form.isSaving) show(facts)
  })

  /** One question alone; what is typed in the others stays. */
  function showOne(stored: FactAnswer): void {
    setOpened(opened.map((fact) => (fact.key === stored.key ? stored : fact)))
    // The others may stand as they were typed over an earlier answer.
    goOver({ version: { ...known(), [stored.key]: stored.version } })
    form.set(stored.key, formValue(stored))
  }

  async function submit(accepts: boolean): Promise<void> {
    isAccepting.current = accepts
    setSaved(false)
    await form.submit()
  }

  return {
    ...versioned,
    facts: opened,
    folded,
    order,
    setOrder,
    isSaved: isSaved && !form.isChanged,
    proposed: untouched(opened, form.values).length,
    isUntouched: (fact: FactAnswer) => untouched([fact], form.values).length > 0,
    save: () => submit(false),
    accept: () => submit(true),
    atOnce,
    showStored: ({ facts: stored }: Stored) => show(stored),
    linesOf: ({ facts: stored }: Stored) =>
      conflictLines(
        Object.fromEntries(
          opened.map((fact) => [
            fact.key,
            { label: fact.label, text: (value: FactFormValues[string]) => factText(fact, value, employees) },
          ]),
        ),
        { ...versioned.sides(), stored: formValues(stored) },
      ),
  }
}

export type Answering = ReturnType<typeof useThemeForm>

function answeredKeys(facts: Facts): ReadonlySet<string> {
  return new Set(facts.filter(isAnswered).map(({ key }) => key))
}

/** A number without a date, or a date without a number, is named by the server. */
function linkOf({ date, number }: NamingOrderValues): string {
  return date === '' && number.trim() === ''
    ? NO_ORDER_REQUIRED
    : writeOrderLink({ date, number: number.trim() })
}

/** Proposals that stand in the form as they were made; what was put off is not accepted with the others. */
function untouched(facts: Facts, values: FactFormValues): FactAnswer[] {
  return facts.filter(
    (fact) =>
      isProposed(fact) &&
      !fact.isSkipped &&
      JSON.stringify(values[fact.key]) === JSON.stringify(formValue(fact)),
  )
}

function pick(versions: Versions, facts: Facts): Versions {
  return Object.fromEntries(facts.map(({ key }) => [key, versions[key] ?? null]))
}

/** The same questions as they are answered now. */
function among(stored: Facts, facts: Facts): Facts {
  return stored.filter(({ key }) => facts.some((fact) => fact.key === key))
}

/** The server names an answer `values.<key>`, and what it was asked to accept by its place. */
function keyOf(wire: string, accepted: readonly string[]): string {
  const [list, name = '', ...rest] = wire.split('.')
  if (list === 'accept') return accepted[Number(name)] ?? wire
  return list === 'values' ? [name, ...rest].join('.') : wire
}
