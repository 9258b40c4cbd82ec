import { BuilderElement, Run, TextRun, type XmlComponent } from 'docx'

function mark(type: 'begin' | 'separate' | 'end'): Run {
  const element = new BuilderElement({
    name: 'w:fldChar',
    attributes: { type: { key: 'w:fldCharType', value: type } },
  })
  return runOf(element)
}

function runOf(child: XmlComponent | string): Run {
  const run = new Run({})
  run.addChildElement(child)
  return run
}

/**
 * The number of a point as Word counts it, with the number of today in it. Of several runs: the short way of writing a
 * field (`w:fldSimple`) is not shown by the preview in the browser.
 */
export function pointReference(bookmark: string, number: string): XmlComponent[] {
  const instruction = new BuilderElement({
    name: 'w:instrText',
    attributes: { space: { key: 'xml:space', value: 'preserve' } },
    children: [],
  })
  instruction.addChildElement(` REF ${bookmark} \\r \\h `)
  return [mark('begin'), runOf(instruction), mark('separate'), new TextRun({ text: number }), mark('end')]
}
