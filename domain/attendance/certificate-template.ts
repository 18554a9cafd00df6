/** The certificate as a Typst document: one page, in the direction of its language. What it says is in its data. */
export const CERTIFICATE_TEMPLATE = `
#let said = json(bytes(sys.inputs.data))
#let blue = rgb("#0A3FB5")
#let gold = rgb("#C9A15A")
#let muted = rgb("#5A6478")
#let side = if said.direction == "rtl" { right } else { left }
#set document(title: said.title, author: said.site)
#set page(
  paper: "a4",
  margin: (x: 26mm, y: 30mm),
  background: place(center + horizon, rect(width: 100% - 22mm, height: 100% - 22mm, stroke: 1.2pt + gold, radius: 4mm)),
)
#set text(
  font: ("Heebo", "Noto Sans", "Noto Sans Arabic"),
  fallback: false,
  lang: said.language,
  dir: if said.direction == "rtl" { rtl } else { ltr },
  size: 12pt,
  fill: rgb("#0F1E3A"),
)
#show heading: set text(font: ("Frank Ruhl Libre", "Noto Sans", "Noto Sans Arabic"), weight: "bold")
#align(center)[
  #text(size: 12pt, fill: blue, weight: "bold", said.site)
  #v(14mm)
  #heading(level: 1, outlined: false, text(size: 32pt, said.title))
  #v(7mm)
  #text(fill: muted, said.states)
  #v(2mm)
  #heading(level: 2, outlined: false, text(size: 26pt, fill: blue, said.name))
  #v(8mm)
  #line(length: 34mm, stroke: 1pt + gold)
  #v(8mm)
]
#align(center, block(width: 128mm, table(
  columns: (auto, 1fr),
  stroke: none,
  inset: (x: 3mm, y: 2.6mm),
  align: side,
  ..said.rows.map(((label, value)) => (text(fill: muted, label), text(weight: "bold", value))).flatten()
)))
#v(1fr)
#grid(
  columns: (1fr, auto),
  column-gutter: 8mm,
  align: (side + bottom, bottom),
  [
    #set text(size: 10pt)
    #said.confirmed
    #v(1mm)
    #text(fill: muted, said.check) \\
    #text(fill: muted, said.address)
    #v(1mm)
    #text(fill: muted, said.issued)
  ],
  image(bytes(said.picture), format: "svg", width: 28mm, alt: said.address),
)
`
