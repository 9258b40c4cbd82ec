/** The registry with the memo open. */
export function memoLink(memoId: number): string {
  return `/notifications/memos?memo=${memoId}`
}
