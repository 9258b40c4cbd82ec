const OWN_POINTS =
  /пункт\S*[ \u00a0]((?:\d+(?:\.\d+)*(?:, |[ \u00a0]и[ \u00a0]|[ \u00a0]|[–-])?)+)[ \u00a0]?настоящ(?:его|ей|их) ([а-яё]+)/gi
const NUMBER = /\d+(?:\.\d+)*/g

/** A number in «пункты 2 и 3.1 настоящего положения»: where it stands in the text, and which paper is meant. */
export type OwnPoint = { number: string; paper: string; from: number }

export function ownPointsIn(text: string): OwnPoint[] {
  return [...text.matchAll(OWN_POINTS)].flatMap(({ index, 0: whole, 1: list = '', 2: paper = '' }) => {
    const start = index + whole.indexOf(list)
    return [...list.matchAll(NUMBER)].map((found) => ({
      number: found[0],
      paper,
      from: start + found.index,
    }))
  })
}
