import type { ChangeEvent, ComponentProps } from 'react'
import { cameIn, fitToMask, withLeadingZeros } from './digit-mask.ts'

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onInput' | 'ref'> {
  /** `0` is any digit, all else stands as it is. */
  mask: string
  value: string
  /** A single digit gets its zero from the sign typed after it. */
  padsNumbers?: boolean
  /** What has been typed or pasted, before the mask sees it; first: nothing stands in the field yet. */
  prepare?: (typed: string, isFirst: boolean) => string
  onAccept: (text: string) => void
}

/** A field of digits whose other signs come by themselves; the caret stays behind the digit that it stood behind. */
export function MaskedInput({
  mask,
  value,
  padsNumbers = false,
  prepare,
  onAccept,
  ...input
}: MaskedInputProps) {
  const shown = fitToMask(mask, value)

  function take({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const caret = field.selectionStart ?? field.value.length
    const { head, text, tail } = cameIn(shown, field.value, caret)
    const typed = prepare === undefined ? text : prepare(text, head === '' && tail === '')
    const ahead = padsNumbers ? withLeadingZeros(head + typed) : head + typed
    const before = fitToMask(mask, ahead)
    const after = fitToMask(mask, ahead + tail)
    // «Delete» before a sign of the mask takes nothing away: it goes over the sign.
    const isOver =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward' && after === shown
    const place = Math.min(before.length + (isOver ? 1 : 0), after.length)
    // Writing the same again would take the browser its own undo.
    if (field.value !== after) field.value = after
    field.setSelectionRange(place, place)
    if (after !== shown) onAccept(after)
  }

  return <input {...input} value={shown} onChange={take} />
}
