/** `?q=`; the router reads a lone number as one. */
export function newsWords(search: Record<string, unknown>): string {
  const { q } = search
  return typeof q === 'string' || typeof q === 'number' ? String(q) : ''
}
