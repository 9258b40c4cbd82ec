import lines from './common-passwords.json' with { type: 'json' }

/** The ten thousand passwords of at least eight characters that guessing begins with, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')))
