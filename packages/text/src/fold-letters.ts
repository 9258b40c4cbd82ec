/** What is compared in a search: case does not matter, and nobody types «ё». */
export function foldLetters(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}
