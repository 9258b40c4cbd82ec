// What the functions of a file call, read from the text by the compiler's own parser.
import ts from 'typescript'

/** The functions at the top of a file, with all that is called within each. */
export function functionsOf(text) {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    const isExported = (ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []).some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    )
    return bodiesOf(statement).map(({ name, body, parameters }) => ({
      name,
      isExported,
      parameters,
      line: source.getLineAndCharacterOfPosition(statement.getStart()).line + 1,
      calls: callsIn(body),
    }))
  })
}

function bodiesOf(statement) {
  if (ts.isFunctionDeclaration(statement) && statement.body !== undefined)
    return [functionAs(statement.name?.text ?? 'default', statement)]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (initializer === undefined) return []
    if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      return [functionAs(name.getText(), initializer)]
    return [{ name: name.getText(), body: initializer, parameters: [] }]
  })
}

function functionAs(name, { body, parameters }) {
  return { name, body, parameters: parameters.map((parameter) => parameter.name.getText()) }
}

/** Names as they are called (`tx.insert(…)` calls `insert`) with the text of the arguments. */
function callsIn(body) {
  const calls = []
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      calls.push({ name: called.getText(), args: node.arguments.map((argument) => argument.getText()) })
    }
    ts.forEachChild(node, visit)
  }
  visit(body)
  return calls
}

/** All that a function calls, with what those of its own file call for it. */
export function callsOf({ name }, functions) {
  const byName = new Map(functions.map((one) => [one.name, one]))
  const met = new Set()
  const collect = (from) => {
    const one = byName.get(from)
    if (one === undefined || met.has(from)) return []
    met.add(from)
    return one.calls.flatMap((call) => [call, ...collect(call.name)])
  }
  return collect(name)
}
