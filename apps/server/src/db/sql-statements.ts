/** A string, a quoted name, a comment, a body between dollars, the end of a statement, anything else. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|;|[^'"\-/$;]+|[\s\S]/g
const COMMENT = /^(?:--|\/\*)/

/** The statements of a text, in order, without those that are a comment only. */
export function sqlStatements(text: string): string[] {
  const statements: string[] = []
  let statement = ''
  let isEmpty = true
  for (const [token] of `${text};`.matchAll(TOKEN)) {
    if (token === ';') {
      if (!isEmpty) statements.push(statement.trim())
      statement = ''
      isEmpty = true
    } else {
      statement += token
      if (token.trim() !== '' && !COMMENT.test(token)) isEmpty = false
    }
  }
  return statements
}
