/**
 * The whole program of the press. It is the same for every paper: what a paper says comes as data, so that nothing in it
 * is ever read as a program. Lines are as high as in Word: the font's own ascent, descent and gap.
 */
export const PROGRAM = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let day = paper.day
#set document(
  title: paper.title,
  author: paper.author,
  keywords: paper.keywords,
  date: datetime(year: day.at(0), month: day.at(1), day: day.at(2)),
)

#let ascent = 0.891em
#let descent = 0.216em
#let line-height = 1.149
#let glyph-height = 1.107
#set text(
  font: "Tinos",
  lang: paper.language,
  fallback: false,
  hyphenate: false,
  top-edge: ascent,
  bottom-edge: -descent,
  overhang: false,
  // As Word sets a paper; and words that are told from their neighbours take no other room.
  kerning: false,
  ligatures: false,
  costs: (hyphenation: 220%, runt: 200%),
)
#set par(spacing: 0pt)
#set block(spacing: 0pt)
#show heading: it => it.body

#let leading-of(look) = if look.exact { 0em } else { (look.line * line-height - glyph-height) * 1em }
#let strut = box(width: 0pt, height: glyph-height * 1em, baseline: descent)
#let alignments = (left: left, center: center, right: right, justify: left)

#let run(one, bold) = {
  if one.kind == "text" {
    let words(piece) = if "value" in piece { link("value:" + str(piece.value), piece.said) } else { piece.said }
    let said = if "pieces" in one { for piece in one.pieces { words(piece) } } else { one.text }
    let weighed = if one.bold == bold { said } else { text(weight: if one.bold { "bold" } else { "regular" }, said) }
    if one.whole { text(hyphenate: false, weighed) } else { weighed }
  } else if one.kind == "break" { linebreak() } else if one.kind == "division" { "\u{ad}" } else if one.kind == "tab" {
    // A line to write on may stand alone in its paragraph: it is as high as a line of words.
    if one.leader == "line" { strut + box(width: 1fr, stroke: (bottom: 0.5pt), outset: (bottom: 0.1em)) }
    else if one.leader == "dots" { h(0.2em) + box(width: 1fr, baseline: descent, repeat(gap: 0.2em)[.]) + h(0.4em) } else { h(1fr) }
  } else if one.kind == "page" { context counter(page).display() } else if one.kind == "link" {
    link("page:" + str(one.page), for part in one.runs { run(part, bold) })
  } else if one.kind == "image" {
    image("/" + one.name, width: one.width * 1pt, height: one.height * 1pt, fit: "stretch", alt: one.words)
  }
}

#let words(it, look) = {
  if it.number != "" { it.number + "\u{a0}" }
  for one in it.runs { run(one, look.bold) }
}

// What stands in a cell has no place of its own.
#let dressed(it, look) = {
  set text(
    size: look.size * 1pt,
    weight: if look.bold { "bold" } else { "regular" },
    tracking: look.tracking * 1pt,
    fill: rgb(look.color),
    hyphenate: look.align == "justify",
  )
  words(it, look)
}

#let empty-line(look) = {
  let height = if look.exact { look.line * 1pt } else { look.line * line-height * look.size * 1pt }
  if height > 1.5pt {
    block(height: height, width: 100%, above: look.before * 1pt, below: look.after * 1pt, sticky: look.keepNext)
  }
}

#let paragraph(it) = {
  let look = paper.looks.at(it.look)
  if it.newPage { pagebreak(weak: true) }
  if it.runs.len() == 0 { empty-line(look) } else {
    let leading = leading-of(look)
    let pitch = (look.line * line-height - glyph-height) * look.size * 1pt
    set par(
      justify: look.align == "justify",
      leading: leading,
      spacing: pitch,
      first-line-indent: (amount: look.first * 1pt, all: true),
    )
    let body = par(dressed(it, look))
    if look.level > 0 { body = heading(level: look.level, body) }
    if look.align in ("center", "right") { body = align(alignments.at(look.align), body) }
    block(
      width: 100%,
      above: look.before * 1pt + pitch,
      below: look.after * 1pt + pitch,
      inset: (left: look.left * 1pt, right: look.right * 1pt),
      sticky: look.keepNext,
      breakable: not look.keepLines,
      body,
    )
  }
}

#let stroke-of(width) = if width > 0 { width * 1pt } else { none }
#let verticals = (top: top, horizon: horizon, bottom: bottom)

#let cell(make, it, whole, blocks) = {
  let only = if it.blocks.len() == 1 { it.blocks.first() }
  let across = left
  let body = if it.empty { block(height: it.height * 1pt) } else if only != none and only.kind == "paragraph" {
    let look = paper.looks.at(only.look)
    across = alignments.at(look.align)
    set par(leading: leading-of(look))
    dressed(only, look)
  } else { blocks(it.blocks) }
  make(
    colspan: it.columns,
    rowspan: it.rows,
    breakable: if whole { false } else { auto },
    align: across + verticals.at(it.vertical),
    inset: (top: it.margins.top * 1pt, right: it.margins.right * 1pt, bottom: it.margins.bottom * 1pt, left: it.margins.left * 1pt),
    stroke: (top: stroke-of(it.lines.top), right: stroke-of(it.lines.right), bottom: stroke-of(it.lines.bottom), left: stroke-of(it.lines.left)),
    body,
  )
}

#let sheet(it, blocks) = {
  let columns = it.columns.map(width => width * 1pt)
  let cells(make, row) = row.cells.map(one => cell(make, one, row.whole, blocks))
  let heads = it.rows.filter(row => row.head)
  let body = it.rows.filter(row => not row.head)
  let made = if it.ruled {
    table(
      columns: columns,
      table.header(repeat: true, ..heads.map(row => cells(table.cell, row)).flatten()),
      ..body.map(row => cells(table.cell, row)).flatten(),
    )
  } else { grid(columns: columns, ..body.map(row => cells(grid.cell, row)).flatten()) }
  block(width: 100%, above: 0pt, below: 0pt, sticky: it.keepNext, breakable: not it.whole, made)
}

#let blocks(all) = for it in all {
  if it.kind == "paragraph" { paragraph(it) } else { sheet(it, blocks) }
}

#let edge(parts, titled) = context blocks(if titled and here().page() == 1 { parts.first } else { parts.other })

#for section in paper.sections {
  let at = section.page
  page(
    width: at.width * 1pt,
    height: at.height * 1pt,
    margin: (top: at.top * 1pt, right: at.right * 1pt, bottom: at.bottom * 1pt, left: at.left * 1pt),
    header-ascent: 0pt,
    footer-descent: 0pt,
    header: block(height: (at.top - at.header) * 1pt, width: 100%, align(top, edge(section.header, section.titled))),
    footer: block(
      height: (at.bottom - at.footer) * 1pt,
      width: 100%,
      align(bottom, edge(section.footer, section.titled)),
    ),
    blocks(section.blocks),
  )
}
`
