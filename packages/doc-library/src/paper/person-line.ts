const POSITION_BEFORE_NAME = /\{([^{}#^/]+)\.должность\.([а-яё]+)\} (?=\{\1\.фио\.\2\})/g

/** A person who is not named yet is one line to fill in, not one for the position and another for the name. */
export function oneLineForPerson(text: string): string {
  return text.replace(POSITION_BEFORE_NAME, '{#$1.должность}{$1.должность.$2} {/$1.должность}')
}
