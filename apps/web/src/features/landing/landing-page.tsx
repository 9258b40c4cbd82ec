import { LIBRARY_TITLES } from 'virtual:library-titles'
import { LandingSections } from './landing-sections.tsx'

/** What a visitor sees first; the titles of the library are built into it, for the search. */
export function LandingPage() {
  return <LandingSections library={LIBRARY_TITLES} />
}
