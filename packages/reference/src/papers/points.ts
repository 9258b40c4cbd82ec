/** One point of a chapter, or a point that leads in a list. */
export type Point = string | { lead: string; items: readonly string[] }

/** Lines as they are printed: numbered points, under a lead-in its list with dashes. */
export function chapterLines(chapter: number, points: readonly Point[]): string[] {
  return points.flatMap((point, index) => {
    const number = `${chapter}.${index + 1}.`
    if (typeof point === 'string') return [`${number} ${point}`]
    const last = point.items.length - 1
    return [
      `${number} ${point.lead}`,
      ...point.items.map((item, place) => `— ${item}${place === last ? '.' : ';'}`),
    ]
  })
}
