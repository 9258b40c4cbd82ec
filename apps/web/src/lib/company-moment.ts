/** A day and a time by the clock of the company, as a form keeps them: empty, or typed so far. */
export interface TypedMoment {
  date: string
  time: string
}

/** What the company's clock showed at an instant. */
export function momentIn(instant: string, timeZone: string): TypedMoment {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(instant))
  const [date = '', time = ''] = shown.split(' ')
  return { date, time }
}
