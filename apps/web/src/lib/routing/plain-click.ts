type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Anything else is the browser's: a new tab, a new window, a menu. */
export function isPlainClick({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Click): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
