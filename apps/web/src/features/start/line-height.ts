import { LINE_HEIGHT } from './kept-place.tsx'

/** Of a line that has not been drawn in this browser yet, on a wide screen; in CSS pixels. */
const USUAL = 52

/** Whether its place is kept on a page that is opened afresh. */
export function isLineRemembered(): boolean {
  return localStorage.getItem(LINE_HEIGHT) !== null
}

/** It will be drawn from now on: as it was last, else as it usually is. */
export function rememberLine(): void {
  if (!isLineRemembered()) rememberHeight(USUAL)
}

export function rememberHeight(height: number): void {
  localStorage.setItem(LINE_HEIGHT, String(height))
}

export function forgetLine(): void {
  localStorage.removeItem(LINE_HEIGHT)
}
