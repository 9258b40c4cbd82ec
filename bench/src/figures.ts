export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export function line(name: string, value: string, aim = ''): void {
  console.log(`${name.padEnd(64)} ${value.padStart(16)}${aim === '' ? '' : `   цель: ${aim}`}`)
}

export function heading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`)
}
