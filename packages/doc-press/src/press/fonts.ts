import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** As wide as Times New Roman, letter by letter: a paper has the lines that Word gives it (SIL OFL 1.1). */
const FILES = ['400Regular/Tinos_400Regular.ttf', '700Bold/Tinos_700Bold.ttf'] as const

export function readFonts(): Buffer[] {
  return FILES.map((file) => readFileSync(resolve(`@expo-google-fonts/tinos/${file}`)))
}
