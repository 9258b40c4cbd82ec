export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

export const whole = (value: number) => value.toFixed(0)
export const tenths = (value: number) => value.toFixed(1)
export const hundredths = (value: number) => value.toFixed(2)
export const times = (value: number) => `× ${value.toFixed(2)}`
export const percent = (value: number) => `${(value * 100).toFixed(0)} %`

/** A time, a rate or a ratio. What is none of them, because nothing was measured, stops the part. */
export function figure(name: string, value: number, show: (value: number) => string, aim = ''): void {
  if (!Number.isFinite(value) || value <= 0) throw new Error(`«${name}»: ${value} is no figure`)
  line(name, show(value), aim)
}

export function line(name: string, value: string, aim = ''): void {
  console.log(`${name.padEnd(64)} ${value.padStart(16)}${aim === '' ? '' : `   цель: ${aim}`}`)
}

export function heading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`)
}
