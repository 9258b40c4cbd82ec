import { folded } from '@ot/text'
export interface Choice<Value> {
  value: Value
  label: string
  /** Said of the choice beside its label. */
  note?: string
  /** Other words that find it. */
  words?: string
}

export const NOTHING_FOUND = 'Совпадений не найдено'

/** The choices whose label or other words contain the text, whatever its case; «е» finds «ё». */
export function matchingChoices<Labelled extends { readonly label: string; readonly words?: string }>(
  choices: readonly Labelled[],
  text: string,
): readonly Labelled[] {
  const wanted = folded(text.trim())
  return wanted === ''
    ? choices
    : choices.filter(({ label, words = '' }) => folded(`${label} ${words}`).includes(wanted))
}
