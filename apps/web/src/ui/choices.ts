export interface Choice<Value> {
  value: Value
  label: string
}

export const NOTHING_FOUND = 'Совпадений не найдено'

/** The choices whose label contains the text, whatever its case; «е» finds «ё». */
export function matchingChoices<Labelled extends { readonly label: string }>(
  choices: readonly Labelled[],
  text: string,
): readonly Labelled[] {
  const wanted = folded(text)
  return wanted === '' ? choices : choices.filter(({ label }) => folded(label).includes(wanted))
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е')
}
