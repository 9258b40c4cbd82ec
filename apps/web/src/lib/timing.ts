/** All waits and animations of the interface, in milliseconds. */
export const timing = {
  passwordFocusDelay: 300,
  memoBlink: 1_000,
  modalAnimation: 400,
  flyAnimation: 300,
  memoFlyAnimation: 1_400,
  memoFlySavedFlag: 900,
  activityRequestClose: 5_000,
  savedNotice: 3_000,
  completedMemoMessage: 6_000,
  emptySelectionWarning: 2_000,
  copiedMessage: 3_000,
  errorReset: 3_000,
  typingPause: 250,
} as const
