/** How much of something: as much as a figure to believe needs, or so little as shows that the part still works. */
export type Scale = (forFigures: number, forSmoke: number) => number

export const forFigures: Scale = (figures) => figures
export const forSmoke: Scale = (_figures, smoke) => smoke
