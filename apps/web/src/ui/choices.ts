import { foldLetters } from '@ot/text'
export interface Choice<Value> {
  value: Value
  label: string
  /** Said of the choice beside its label. */
  note?: string
  /** Other words that find it. */
  words?: string
}

export const NOTHING_FOUND = 'Совпадений не найдено'

/** The choices whose label contains the text, whatever its case («е» finds «ё»), then those that other words find. */
export function matchingChoices<Labelled extends { readonly label: string; readonly words?: string }>(
  choices: readonly Labelled[],
  text: string,
): readonly Labelled[] {
  const wanted = foldLetters(text.trim())
  if (wanted === '') return choices
  const isNamed = ({ label }: Labelled) => foldLetters(label).includes(wanted)
  const isCalled = ({ words = '' }: Labelled) => foldLetters(words).includes(wanted)
  return [...choices.filter(isNamed), ...choices.filter((choice) => isCalled(choice) && !isNamed(choice))]
}

/** Those whose whole label the text is. */
export function choicesNamed<Labelled extends { readonly label: string }>(
  choices: readonly Labelled[],
  text: string,
): readonly Labelled[] {
  const wanted = foldLetters(text.trim())
  return wanted === '' ? [] : choices.filter(({ label }) => foldLetters(label) === wanted)
}
