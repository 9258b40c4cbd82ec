/** Under this name the browser remembers how tall the line of the first steps was. */
export const LINE_HEIGHT = 'start-line'

/** In the place of the line until it is known and drawn: nothing moves when it comes. */
export function KeptPlace() {
  return <div style={{ height: Number(localStorage.getItem(LINE_HEIGHT)) }} />
}
