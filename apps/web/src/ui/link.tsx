import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { isPlainClick } from '../lib/routing/plain-click.ts'
import { hrefOf, type Move, type Target } from '../lib/routing/target.ts'
import { useRouter } from '../lib/routing/use-router.ts'
import { timing } from '../lib/timing.ts'

type AnchorProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'
>

export type LinkProps<To extends string> = Target<To> & Move & AnchorProps

/** To another page of the application, which comes without the document being loaded anew. Who points at it has its code coming. */
export function Link<const To extends string>({
  to,
  search,
  hash,
  replace = false,
  resetScroll = true,
  onClick,
  ...rest
}: LinkProps<To>) {
  const router = useRouter()
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  const href = hrefOf({ to, search, hash })
  const preload = () => router.preload(href)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const { target } = event.currentTarget
    if (!isPlainClick(event) || !(target === '' || target === '_self')) return
    event.preventDefault()
    void router.open(href, { replace, resetScroll })
  }

  function point(): void {
    hover.current = setTimeout(preload, timing.linkHover)
  }

  const leave = () => clearTimeout(hover.current)

  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
      onTouchStart={preload}
    />
  )
}
