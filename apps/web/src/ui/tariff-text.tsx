import { PAGES, TARIFF_PAGE } from '@ot/domain'
import { Fragment } from 'react'

/** Whether the text sends its reader to the page of the tariff. */
export function namesTariffPage(text: string): boolean {
  return text.includes(TARIFF_PAGE)
}

/** Refusals of the tariff name the page where it is chosen: there the name is a link. */
export function TariffText({ text }: { text: string }) {
  return text.split(TARIFF_PAGE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence neither move nor change
    <Fragment key={index}>
      {index > 0 && <a href={PAGES.settingsBilling.path}>{TARIFF_PAGE}</a>}
      {part}
    </Fragment>
  ))
}
