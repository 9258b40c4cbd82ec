/** What is compared in a search: case does not matter, and nobody types «ё». */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}
