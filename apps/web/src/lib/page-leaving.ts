let leaving = false

/** Starts to watch: a request that breaks because the page is being left is no failure. */
export function watchPageLeaving(): void {
  window.addEventListener('pagehide', () => {
    leaving = true
  })
  window.addEventListener('pageshow', () => {
    leaving = false
  })
}

export function pageIsLeaving(): boolean {
  return leaving
}
